import type { AccountManager } from '../../db/platform/misc';
import { platformRegister } from '../../platformRegister';
import { text } from '../../read';
import { route } from '../../route';
import { json } from '../../answers';
import { photoAddress } from '../accountProfile';
import { demo } from '../../state';
import { Checks } from './checks';

const table = () => demo.world.platform.accountManagers;
const customersOf = (managerId: number) =>
  demo.world.platform.customerRecords.filter((row) => row.accountManagerId === managerId).length;
const KINDS = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const PHONE = /^\d{10,11}$/;

/** A new picture is kept and gets an address; otherwise the address stays or goes. */
function photoOf(sent: Record<string, unknown>, check: Checks): string | null {
  const base64 = text(sent.contentAsBase64String);
  if (!base64) return text(sent.photo) || null;
  const contentType = text(sent.contentType) ?? '';
  if (!KINDS.includes(contentType) || Buffer.from(base64, 'base64').toString('base64') !== base64) {
    check.refuse('photo', 'O arquivo não é uma imagem.');
    return null;
  }
  return photoAddress(demo.world.images.insert({ contentType, base64 }));
}

const register = platformRegister<AccountManager>({
  controller: 'AccountManager',
  slug: 'gerente-conta',
  nameOf: (row) => `${row.name} · ${row.email}`,
  table,
  wire: (row) => ({ ...row, customerCount: customersOf(row.id) }),
  check: (sent, ownId) => {
    const check = new Checks(sent);
    const input = {
      name: check.text('name', 'Nome', 80),
      function: check.optional('function', 'Função', 80),
      email: check.email('email', 'E-mail'),
      mobileNumber: check.text('mobileNumber', 'WhatsApp', 15).replace(/\D/g, ''),
      about: check.optional('about', 'Sobre', 600),
      photo: photoOf(sent, check),
    };
    if (!PHONE.test(input.mobileNumber))
      check.refuse('mobileNumber', 'O campo WhatsApp deve ter DDD e número.');
    if (table().find((row) => row.email === input.email && row.id !== ownId))
      check.refuse('email', 'Já existe um gerente com este e-mail.');
    const { errors, failed } = check;
    return failed ? { errors } : { errors, input };
  },
  dependents: (row) => [{ name: 'Clientes da carteira', count: customersOf(row.id) }],
  inUse: 'Este gerente tem clientes na carteira: mova-os antes para outro gerente.',
});

const select = route(
  'GET',
  '/AccountManager/GetForSelect',
  () =>
    json(
      table()
        .filter(({ active }) => active)
        .map(({ id, name }) => ({ id, name })),
    ),
  { master: true },
);

export const managerHandlers = [...register, select];
