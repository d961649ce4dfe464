import { instant } from '../calendar';
import type { World } from '../types';

/** The terms that were published, who accepted them, and the next version in the making. */
export function seedTermVersions(world: World, today: Date): void {
  const { termVersions, termAcceptances } = world.platform;
  world.terms.all().forEach(({ id, htmlCode, publishedAt }, at) => {
    termVersions.insert({
      title: `TERMOS DE USO ${at + 1}.0`,
      summary: at === 0 ? 'PRIMEIRA VERSAO' : 'DADOS DA PROPRIEDADE E LGPD',
      htmlCode,
      termsId: id,
      publishedAt,
      active: true,
      createdAt: publishedAt,
      updatedAt: null,
    });
  });
  const last = world.terms.all().at(-1);
  termVersions.insert({
    title: 'TERMOS DE USO 3.0',
    summary: 'INTEGRACOES COM PARCEIROS',
    htmlCode: `${last?.htmlCode ?? ''}<h2>6. Integrações</h2><p>O compartilhamento com sistemas de parceiros depende do aceite do responsável pela conta.</p>`,
    termsId: null,
    publishedAt: null,
    active: true,
    createdAt: instant(today, -1),
    updatedAt: null,
  });
  for (const user of world.users.all()) {
    if (user.acceptedTermsId === null || !user.emailConfirmed) continue;
    for (const { id, publishedAt } of world.terms.filter((row) => row.id <= (user.acceptedTermsId ?? 0))) {
      const after = Date.parse(publishedAt) + ((user.id % 9) + 1) * 86_400_000;
      termAcceptances.insert({ termsId: id, userId: user.id, acceptedAt: new Date(after).toISOString() });
    }
  }
}
