import { jsPDF } from 'jspdf';
import type { DanfePage } from './danfeTypes';

const HAIRLINE = 0.15;
const DASH = [0.8, 0.8];
const STAMP_GREY = 205;

/** Draws laid sheets into a PDF of A4, upright. */
export function danfePdf(pages: readonly DanfePage[], title: string): Blob {
  const sheet = new jsPDF({ unit: 'mm', format: 'a4', orientation: 'portrait', compress: true });
  sheet.setProperties({ title });
  sheet.setLineWidth(HAIRLINE);
  for (const [index, marks] of pages.entries()) {
    if (index > 0) sheet.addPage('a4', 'portrait').setLineWidth(HAIRLINE);
    drawPage(sheet, marks);
  }
  return sheet.output('blob');
}

function drawPage(sheet: jsPDF, marks: DanfePage): void {
  let dashed = false;
  let type = '';
  const dash = (wanted: boolean) => {
    if (wanted !== dashed) sheet.setLineDashPattern(wanted ? DASH : [], 0);
    dashed = wanted;
  };
  for (const mark of marks) {
    switch (mark.kind) {
      case 'box':
        dash(false);
        sheet.rect(mark.x, mark.y, mark.w, mark.h);
        break;
      case 'line':
        dash(mark.dashed);
        sheet.line(mark.x, mark.y, mark.toX, mark.toY);
        break;
      case 'text': {
        const wanted = `${mark.size}${mark.bold}`;
        if (wanted !== type) sheet.setFont('times', mark.bold ? 'bold' : 'normal').setFontSize(mark.size);
        type = wanted;
        sheet.text(mark.text, mark.x, mark.y);
        break;
      }
      case 'bars':
        for (const [x, w] of mark.bars) sheet.rect(x, mark.y, w, mark.h, 'F');
        break;
      case 'stamp': {
        const turn = (mark.angle * Math.PI) / 180;
        const [x, y] = [mark.x - (Math.cos(turn) * mark.w) / 2, mark.y + (Math.sin(turn) * mark.w) / 2];
        sheet.setFont('times', 'bold').setFontSize(mark.size).setTextColor(STAMP_GREY);
        sheet.text(mark.text, x, y, { angle: mark.angle });
        sheet.setTextColor(0);
        type = '';
        break;
      }
    }
  }
  dash(false);
}
