const RATE = 8000;

/** A WAV of so many seconds, 8 bit mono: a row of soft tones, as speech cannot be written in code. */
export function toneWave(seconds: number): Buffer {
  const samples = RATE * seconds;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples, 40);
  const body = Buffer.alloc(samples);
  const tones = [262, 330, 392, 330];
  for (let index = 0; index < samples; index += 1) {
    const tone = tones[Math.floor(index / (RATE / 2)) % tones.length] ?? 262;
    const fade = 1 - ((index % (RATE / 2)) / (RATE / 2)) * 0.8;
    body[index] = 128 + Math.round(40 * fade * Math.sin((2 * Math.PI * tone * index) / RATE));
  }
  return Buffer.concat([head, body]);
}
