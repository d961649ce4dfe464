import type { Page } from '@playwright/test';

/** A PDF of one page with that text. */
export function pdfOf(text: string): Buffer {
  const content = `BT /F1 24 Tf 60 700 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

/** The head of a PNG that says of itself to be of that size. */
export function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** A camera that shows a picture and a microphone that hums, in place of those that a test machine lacks. */
export async function withCameraAndMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const picture = () => {
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 480;
      const context = canvas.getContext('2d');
      let shade = 0;
      setInterval(() => {
        shade = (shade + 8) % 256;
        if (!context) return;
        context.fillStyle = `rgb(${shade}, 120, 60)`;
        context.fillRect(0, 0, 640, 480);
      }, 50);
      return canvas.captureStream(20);
    };
    const hum = () => {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const out = audio.createMediaStreamDestination();
      tone.connect(out);
      tone.start();
      return out.stream;
    };
    navigator.mediaDevices.getUserMedia = (wanted) => Promise.resolve(wanted?.video ? picture() : hum());
  });
}
