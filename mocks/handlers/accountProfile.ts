import { HttpResponse } from 'msw';
import { invalid, json, notFound, nothing, refused } from '../answers';
import { portrait } from '../db/seed/service';
import { id, text } from '../read';
import { publicRoute, route } from '../route';
import { demo } from '../state';

const IMAGE_LIMIT = 1_024_000;
const MIN_PASSWORD = 6;
const KINDS = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

const changePassword = route('POST', '/User/ChangePasswordJson', async ({ body, user }) => {
  const { userId, currentPassword, newPassword, confirmPassword } = await body();
  const error = (msg: string) => json({ status: 'error', msg });
  if (id(userId) !== user.id) return error('Usuário não encontrado.');
  if (currentPassword !== user.password) return error('A senha atual não confere.');
  if (typeof newPassword !== 'string' || newPassword.length < MIN_PASSWORD)
    return error(`A nova senha deve ter no mínimo ${MIN_PASSWORD} caracteres.`);
  if (newPassword !== confirmPassword) return error('A confirmação não é igual à nova senha.');
  demo.world.users.update(user.id, { password: newPassword });
  return json({ status: 'success', msg: 'Senha alterada com sucesso!' });
});

/** The picture's bytes, if the text is base64 at all. */
function decoded(base64: string): Buffer | undefined {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length > 0 && bytes.toString('base64') === base64 ? bytes : undefined;
}

/** Where a stored picture lies: a file by its name, as on a server. */
export const photoAddress = ({ id: number, contentType }: { id: number; contentType: string }) =>
  `/arquivos/fotos/${number}.${contentType.replace('image/', '')}`;

const saveImage = route('POST', '/User/SaveImage', async ({ body, user }) => {
  const sent = await body();
  const base64 = text(sent.contentAsBase64String) ?? '';
  const contentType = text(sent.contentType) ?? '';
  const bytes = decoded(base64);
  if (id(sent.id) !== user.id) return notFound();
  if (!text(sent.fileName)) return invalid({ FileName: ['O campo FileName é obrigatório.'] });
  if (!bytes || !KINDS.includes(contentType)) return refused('O arquivo não é uma imagem.');
  if (bytes.length >= IMAGE_LIMIT) return refused('A imagem passa do tamanho permitido.');
  const image = demo.world.images.insert({ contentType, base64 });
  demo.world.users.update(user.id, { imageName: photoAddress(image) });
  return json({ imageId: image.id });
});

// Pictures are fetched by the browser itself, which sends no bearer.
const picture = publicRoute('GET', '/arquivos/fotos/{name}', ({ params }) => {
  const image = demo.world.images.get(id(text(params.name)?.replace(/\.\w+$/, '')));
  if (!image) return notFound();
  return new HttpResponse(Buffer.from(image.base64, 'base64'), {
    headers: { 'Content-Type': image.contentType },
  });
});

const teamPicture = publicRoute(
  'GET',
  '/arquivos/equipe/juliana.svg',
  () => new HttpResponse(portrait, { headers: { 'Content-Type': 'image/svg+xml' } }),
);

/** What the platform's staff says of the current customer. */
const record = (customerId: number | null) => demo.world.platform.customerRecords.get(customerId);

const classification = route('GET', '/CustomerServiceClassification/GetCurrent', ({ customerId }) => {
  const { serviceClassifications } = demo.world.platform;
  const service = serviceClassifications.get(record(customerId)?.serviceClassificationId);
  if (!service) return nothing();
  const { level, name, description, benefits } = service;
  // In an order that only their sequence puts right.
  const listed = benefits.map((text, at) => ({ name: text, sequence: at + 1 })).toReversed();
  return json({ level, name, description, benefits: listed });
});

const manager = route('GET', '/AccountManager/GetByCurrentCustomer', ({ customerId }) => {
  const found = demo.world.platform.accountManagers.get(record(customerId)?.accountManagerId);
  if (!found?.active) return nothing();
  const { name, function: role, photo, email, about, mobileNumber } = found;
  return json({ name, function: role, photo, email, about, mobileNumber });
});

export const profileHandlers = [changePassword, saveImage, picture, teamPicture, classification, manager];
