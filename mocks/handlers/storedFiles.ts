import { HttpResponse } from 'msw';
import { invalid } from '../answers';
import { text } from '../read';
import { fileRefusal } from './assist/fileChecks';

/** A file that belongs to a record, as a table keeps it. */
interface StoredFile {
  id: number;
  fileName: string;
  contentType: string;
  base64: string;
  userName: string;
  createdAt: string;
}

/** A line of a record's files: with its size, without its content. */
export const fileLine = ({ id, fileName, contentType, base64, userName, createdAt }: StoredFile) => ({
  id,
  fileName,
  contentType,
  size: Buffer.from(base64, 'base64').length,
  userName,
  createdAt,
});

/** The content of a file, as the type that it was checked to be. */
export const fileContent = ({ base64, contentType }: StoredFile) =>
  new HttpResponse(new Uint8Array(Buffer.from(base64, 'base64')), {
    headers: { 'Content-Type': contentType, 'X-Content-Type-Options': 'nosniff' },
  });

/** The file of a body, or why it is not taken. */
export function sentFile(sent: Record<string, unknown>) {
  const fileName = text(sent['fileName']) ?? '';
  const contentType = text(sent['contentType']) ?? '';
  const base64 = text(sent['contentAsBase64String']) ?? '';
  if (fileName === '') return { refusal: invalid({ FileName: ['O nome do arquivo é obrigatório.'] }) };
  const no = fileRefusal(contentType, Buffer.from(base64, 'base64'));
  return no
    ? { refusal: invalid({ ContentAsBase64String: [no] }) }
    : { file: { fileName, contentType, base64 } };
}
