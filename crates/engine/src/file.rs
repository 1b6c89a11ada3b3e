//! Weights as bytes: a number of few bits takes one byte, and a column of zeros takes one.

use crate::chances::ENDS;
use crate::columns::COLUMNS;
use crate::net::{BadWeights, HIDDEN, Net, Weights};

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
        let Weights { columns, bias, outputs, output_bias } = self.weights();
        let mut bytes = MAGIC.to_vec();
        for column in &columns {
            let is_zero = column.iter().all(|weight| *weight == 0);
            bytes.push(u8::from(!is_zero));
            if !is_zero {
                write(&mut bytes, column);
            }
        }
        write(&mut bytes, &bias);
        for output in &outputs {
            write(&mut bytes, output);
        }
        write(&mut bytes, &output_bias);
        bytes
    }

    /// A net from its bytes.
    ///
    /// # Errors
    /// Says why the bytes are no net, whatever they are.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, BadWeights> {
        let mut bytes = Bytes(bytes.strip_prefix(MAGIC).ok_or(BadWeights::NoWeights)?);
        let mut weights = Weights::zero();
        for column in &mut weights.columns {
            match bytes.next()? {
                0 => {}
                1 => *column = bytes.weights()?,
                _ => return Err(BadWeights::OutOfRange),
            }
        }
        debug_assert_eq!(weights.columns.len(), COLUMNS);
        weights.bias = bytes.weights::<HIDDEN>()?;
        for output in &mut weights.outputs {
            *output = bytes.weights()?;
        }
        weights.output_bias = bytes.weights::<ENDS>()?;
        if !bytes.0.is_empty() {
            return Err(BadWeights::TooLong);
        }
        Net::new(weights)
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
