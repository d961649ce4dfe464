import { json, notFound, refused } from '../../answers';
import type { TermVersion } from '../../db/platform/customers';
import { platformRegister } from '../../platformRegister';
import { id } from '../../read';
import { route } from '../../route';
import { demo } from '../../state';
import { Checks } from './checks';

const master = { master: true } as const;
const table = () => demo.world.platform.termVersions;
const inForce = () => demo.world.terms.all().at(-1)?.id ?? null;
/** Whom the terms concern: all who can sign in. */
const people = () => demo.world.users.filter(({ emailConfirmed }) => emailConfirmed);

function wire(row: TermVersion) {
  const status = row.termsId === null ? 'DRAFT' : row.termsId === inForce() ? 'IN_FORCE' : 'FORMER';
  const accepted = demo.world.platform.termAcceptances.filter(
    ({ termsId }) => termsId === row.termsId,
  ).length;
  const { htmlCode: _text, termsId: _termsId, ...kept } = row;
  return { ...kept, status, acceptedCount: accepted, userCount: people().length };
}

const register = platformRegister<TermVersion>({
  controller: 'SystemTermsOfUse',
  slug: 'termos-de-uso',
  nameOf: (row) => row.title,
  table,
  without: ['setActive'],
  newestFirst: true,
  wire,
  wireItem: (row) => ({ ...wire(row), htmlCode: row.htmlCode }),
  check: (sent, ownId) => {
    const before = table().get(ownId);
    const check = new Checks(sent);
    const input = {
      title: check.text('title', 'Título', 100),
      summary: check.text('summary', 'O que mudou', 200),
      htmlCode: check.text('htmlCode', 'Texto', 200_000),
      termsId: before?.termsId ?? null,
      publishedAt: before?.publishedAt ?? null,
    };
    if (input.termsId !== null) check.refuse('title', 'Um termo publicado não pode ser alterado.');
    const { errors, failed } = check;
    return failed ? { errors } : { errors, input };
  },
  dependents: (row) => [{ name: 'Publicações', count: row.termsId === null ? 0 : 1 }],
  inUse: 'Um termo publicado não pode ser excluído.',
});

const publish = route(
  'POST',
  '/SystemTermsOfUse/Publish',
  async ({ body }) => {
    const row = table().get(id((await body()).id));
    if (!row) return notFound();
    if (row.termsId !== null) return refused('Este termo já foi publicado.');
    const publishedAt = new Date().toISOString();
    const { id: termsId } = demo.world.terms.insert({ htmlCode: row.htmlCode, publishedAt });
    return json(wire(table().update(row.id, { termsId, publishedAt, updatedAt: publishedAt })));
  },
  master,
);

const acceptances = route(
  'GET',
  '/SystemTermsOfUse/GetAcceptances',
  ({ query }) => {
    const row = table().get(id(query.get('id')));
    if (!row) return notFound();
    const accepted = demo.world.platform.termAcceptances.filter(({ termsId }) => termsId === row.termsId);
    return json(
      people().map((user) => {
        const link = demo.world.links.find(({ userId, listedOnly }) => userId === user.id && !listedOnly);
        return {
          id: user.id,
          name: user.name,
          email: user.email,
          customerName: link ? (demo.world.customers.get(link.customerId)?.name ?? null) : null,
          acceptedAt: accepted.filter(({ userId }) => userId === user.id).at(-1)?.acceptedAt ?? null,
        };
      }),
    );
  },
  master,
);

export const termHandlers = [...register, publish, acceptances];
