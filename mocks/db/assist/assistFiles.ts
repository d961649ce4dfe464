import type { AssistDocument, AssistFile, FileRecipe } from './assistTypes';
import { billJpeg } from './billPicture';
import { type Buyer, nfeXml, nfseXml } from './fiscalXml';
import { type Figures, figuresOf } from './figures';
import { payslipPng } from './payslipPicture';
import { textPdf } from './pdf';
import { cnpj } from './taxNumbers';
import { toneWave } from './wave';

const money = (value: number) => value.toFixed(2).replace('.', ',');

/** The tax number that the demo gives a customer on its invoices. */
export function buyerOf(customerId: number, name: string): Buyer {
  return { document: cnpj(String(55_000_000 + customerId * 1013).padStart(8, '0') + '0001'), name };
}

function printed(figures: Figures, buyer: Buyer): string[][] {
  const head = [
    figures.issuer.name,
    '',
    `CNPJ/CPF: ${figures.issuer.document}`,
    `${figures.issuer.city} - ${figures.issuer.state}`,
    '',
    `Documento: ${figures.number}   Serie: ${figures.series}`,
    `Emissao: ${figures.issueDate}   Vencimento: ${figures.dueDate}`,
    ...(figures.accessKey ? [`Chave de acesso: ${figures.accessKey}`] : []),
    '',
    `Destinatario: ${buyer.name}`,
    `CNPJ: ${buyer.document}`,
    '',
    `Valor total: R$ ${money(figures.total)}`,
  ];
  const items = figures.items.map(
    (item, index) =>
      `${index + 1}. ${item.description}   ${item.quantity} ${item.unit} x ${money(item.unitPrice)} = ${money(item.totalValue)}`,
  );
  const back = ['Observacoes', '', 'Pagamento ate o vencimento sem acrescimos.', 'Guarde este documento.'];
  return [head, ['Itens', '', ...items], back];
}

const fixed: Partial<Record<FileRecipe, () => Buffer>> = {
  jpeg: () => Buffer.from(billJpeg, 'base64'),
  png: () => Buffer.from(payslipPng, 'base64'),
  wav: () => toneWave(12),
};

/** The bytes of an attachment. */
export function bytesOf(document: AssistDocument, file: AssistFile, customerName: string): Buffer {
  if (file.base64 !== null) return Buffer.from(file.base64, 'base64');
  const made = file.recipe && fixed[file.recipe]?.();
  if (made) return made;
  const kind = document.kind ?? 'PRODUCT_INVOICE';
  const figures = figuresOf(kind, document.figure, document.createdAt);
  const buyer = buyerOf(document.customerId, customerName);
  if (file.recipe === 'nfeXml') return Buffer.from(nfeXml(figures, buyer), 'utf8');
  if (file.recipe === 'nfseXml') return Buffer.from(nfseXml(figures, buyer), 'utf8');
  return textPdf(printed(figures, buyer));
}

/** Ids of attachments tell their document: `<document><index, two places>`. */
export const fileId = (documentId: number, index: number) => documentId * 100 + index;
export const documentOfFile = (id: number) => Math.floor(id / 100);

interface Wanted {
  recipe: FileRecipe;
  name: string;
}

const contentTypes: Record<FileRecipe, string> = {
  nfeXml: 'application/xml',
  nfseXml: 'application/xml',
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  wav: 'audio/wav',
};

export function makeFiles(documentId: number, createdAt: string, wanted: readonly Wanted[]): AssistFile[] {
  return wanted.map(({ recipe, name }, index) => ({
    id: fileId(documentId, index + 1),
    fileName: name,
    contentType: contentTypes[recipe],
    createdAt,
    recipe,
    base64: null,
  }));
}
