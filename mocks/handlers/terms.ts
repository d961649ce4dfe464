import { invalid, json, nothing, notFound } from '../answers';
import { id } from '../read';
import { publicRoute, route } from '../route';
import { demo } from '../state';

function latest() {
  const all = demo.world.terms.all();
  const last = all.at(-1);
  if (!last) throw new Error('The seed has no terms of use.');
  return last;
}

export const termsHandlers = [
  publicRoute('GET', '/SystemTermsOfUse/GetLastDoc', () => json({ htmlCode: latest().htmlCode })),

  route('GET', '/SystemTermsOfUse/VerifyEquals', ({ user }) => {
    const terms = latest();
    return user.acceptedTermsId === terms.id ? nothing() : json({ id: terms.id, htmlCode: terms.htmlCode });
  }),

  route('PATCH', '/SystemTermsOfUse/SetSystemTermsOfUseForUser', async ({ query, body, user }) => {
    const terms = demo.world.terms.get(id(query.get('id')));
    if (!terms) return notFound();
    if ((await body()).termOfUseType !== 1) return invalid({ TermOfUseType: ['Tipo de termo inválido.'] });
    demo.world.users.update(user.id, { acceptedTermsId: terms.id });
    demo.world.platform.termAcceptances.insert({
      termsId: terms.id,
      userId: user.id,
      acceptedAt: new Date().toISOString(),
    });
    return json(true);
  }),
];
