import { type FieldErrors, invalid, json, notFound } from '../../answers';
import { instant, localDate } from '../../db/calendar';
import { id, text } from '../../read';
import { type Call, route } from '../../route';
import { demo } from '../../state';

const permission = { permission: 'FISCAL' };
const MOST_BYTES = 50 * 1024;
/** A container of PKCS 12 begins as any ASN.1 sequence does. */
const SEQUENCE = 0x30;

const fiscal = () => demo.world.finance;
const own = ({ customerId }: Call) => fiscal().certificates.filter((row) => row.customerId === customerId);

const grid = route('GET', '/DigitalCertificate/GetGridData', (call) => json(own(call)), permission);

/**
 * The demo opens no certificate. It tells refusals by what is sent: the password 'errada' is wrong, a file named
 * 'outro' belongs to somebody else, one named 'vencido' is over; any other is the first producer's, for a year.
 */
const upload = route(
  'POST',
  '/DigitalCertificate/Upload',
  async ({ body, customerId, user }) => {
    const sent = await body();
    const name = text(sent['fileName']) ?? '';
    const bytes = Buffer.from(text(sent['contentAsBase64String']) ?? '', 'base64');
    const password = typeof sent['password'] === 'string' ? sent['password'] : '';
    const errors: FieldErrors = {};
    if (!/\.(pfx|p12)$/i.test(name) || bytes[0] !== SEQUENCE)
      errors['File'] = ['O arquivo não é um certificado A1 (.pfx ou .p12).'];
    else if (bytes.length > MOST_BYTES) errors['File'] = ['O arquivo deve ter no máximo 50 kB.'];
    else if (/outro/i.test(name)) errors['File'] = ['O CPF ou CNPJ do certificado não é deste produtor.'];
    else if (/vencido/i.test(name)) errors['File'] = ['O certificado está vencido.'];
    if (password === '') errors['Password'] = ['O campo Senha do certificado é obrigatório.'];
    else if (password === 'errada') errors['Password'] = ['Senha do certificado incorreta.'];
    if (Object.keys(errors).length > 0 || customerId === null) return invalid(errors);
    const holder = fiscal().stateRegistrations.find((row) => row.customerId === customerId);
    const now = new Date();
    return json(
      fiscal().certificates.insert({
        customerId,
        holderName:
          demo.world.people.get(holder?.farmerId)?.name ?? demo.world.customers.need(customerId).name,
        holderDocument: holder?.document ?? '',
        issuerName: 'AC CERTIFICADORA DEMONSTRACAO',
        validFrom: localDate(now, 0),
        validUntil: localDate(now, 365),
        userName: user.name,
        createdAt: instant(now, 0),
      }),
    );
  },
  permission,
);

const remove = route(
  'DELETE',
  '/DigitalCertificate/Delete',
  (call) => {
    const row = own(call).find((each) => each.id === id(call.query.get('id')));
    if (!row) return notFound();
    fiscal().certificates.remove(row.id);
    return json(true);
  },
  permission,
);

export const certificateHandlers = [grid, upload, remove];
