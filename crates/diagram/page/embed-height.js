addEventListener("message", ({ source, data }) => {
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === source && data?.frameHeight > 0) frame.height = data.frameHeight;
  }
});
