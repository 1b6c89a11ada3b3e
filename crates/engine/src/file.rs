//! Weights as bytes: a number of few bits takes one byte, and a column of zeros takes one.
//! Weights that all phases have in common are there once.

use crate::net::Net;
use crate::phase::PHASES;
use crate::weights::{BadWeights, Weights};

/// The format's name and version.
const MAGIC: &[u8; 8] = b"plakoto1";

impl Net {
    /// The weights as bytes, which [`from_bytes`](Net::from_bytes) reads.
    ///
    /// ```
    /// use plakoto_engine::{Net, Weights};
    /// let net = Net::new(Weights::zero()).unwrap();
    /// assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let phases = self.weights();
        let alike = phases.iter().all(|weights| *weights == phases[0]);
        let mut bytes = MAGIC.to_vec();
        for Weights { columns, bias, outputs, output_bias } in &phases[..if alike { 1 } else { PHASES }] {
            for column in columns {
                let is_zero = column.iter().all(|weight| *weight == 0);
                bytes.push(u8::from(!is_zero));
                if !is_zero {
                    write(&mut bytes, column);
                }
            }
            write(&mut bytes, bias);
            for output in outputs {
                write(&mut bytes, output);
            }
            write(&mut bytes, output_bias);
        }
        bytes
    }

    /// A net from its bytes: from the weights of each phase, or from those of one, for all.
    ///
    /// # Errors
    /// Says why the bytes are no net, whatever they are.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, BadWeights> {
        let mut bytes = Bytes(bytes.strip_prefix(MAGIC).ok_or(BadWeights::NoWeights)?);
        let first = bytes.phase()?;
        if bytes.0.is_empty() {
            return Net::new(first);
        }
        let phases = [first, bytes.phase()?];
        if bytes.0.is_empty() { Net::of_phases(phases) } else { Err(BadWeights::TooLong) }
    }
}

/// Numbers near zero first, seven bits a byte from the lowest, the top bit set where more follow.
fn write(bytes: &mut Vec<u8>, weights: &[i16]) {
    for weight in weights {
        let mut code = ((*weight << 1) ^ (*weight >> 15)) as u16;
        while code >= 0x80 {
            bytes.push(code as u8 | 0x80);
            code >>= 7;
        }
        bytes.push(code as u8);
    }
}

/// What is left to read.
struct Bytes<'b>(&'b [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Result<u8, BadWeights> {
        let (first, rest) = self.0.split_first().ok_or(BadWeights::TooShort)?;
        self.0 = rest;
        Ok(*first)
    }

    /// The weights of one phase.
    fn phase(&mut self) -> Result<Weights, BadWeights> {
        let mut weights = Weights::zero();
        for column in &mut weights.columns {
            match self.next()? {
                0 => {}
                1 => *column = self.weights()?,
                _ => return Err(BadWeights::OutOfRange),
            }
        }
        weights.bias = self.weights()?;
        for output in &mut weights.outputs {
            *output = self.weights()?;
        }
        weights.output_bias = self.weights()?;
        Ok(weights)
    }

    fn weights<const COUNT: usize>(&mut self) -> Result<[i16; COUNT], BadWeights> {
        let mut weights = [0; COUNT];
        for weight in &mut weights {
            let mut code = 0u32;
            for shift in [0, 7, 14] {
                let byte = self.next()?;
                code |= u32::from(byte & 0x7f) << shift;
                if byte < 0x80 {
                    break;
                }
                if shift == 14 {
                    return Err(BadWeights::OutOfRange);
                }
            }
            let code = u16::try_from(code).map_err(|_| BadWeights::OutOfRange)?;
            *weight = (code >> 1) as i16 ^ -((code & 1) as i16);
        }
        Ok(weights)
    }
}
