import { instant } from '../calendar';
import type { World } from '../types';

type Seed = readonly [
  daysAgo: number,
  /** From midday. */
  minutes: number,
  group: number,
  module: string,
  title: string,
  description: string,
  isRead: boolean,
];

/** A demo that starts at night tells of nothing that has not happened yet. */
export const notAfterNow = (moment: string, now: number = Date.now()): string =>
  new Date(Math.min(Date.parse(moment), now - 60_000)).toISOString();

const seeds: readonly Seed[] = [
  [0, -358, 1, 'Avicultura de corte', 'Temperatura alta no aviário 2', 'O sensor mediu 34,2 °C.', false],
  [0, -360, 2, 'Financeiro', 'Título a vencer amanhã', 'COOPERATIVA DO OESTE, R$ 4.812,30.', false],
  [1, 95, 9, 'Agronômico', 'Chuva acima do limite', 'A estação registrou 18 mm na última hora.', false],
  [1, -200, 6, 'Avicultura de corte', 'Falta de energia no aviário 4', 'Sem energia por 12 minutos.', true],
  [
    3,
    0,
    4,
    'Financeiro',
    'Certificado digital vence em 14 dias',
    'Renove para continuar a emitir notas.',
    true,
  ],
  [
    4,
    480,
    4,
    'Avicultura de corte',
    'Resumo diário do lote',
    'Mortalidade de 0,08% e ração de 4.210 kg.',
    true,
  ],
  [6, 0, 10, 'Agronômico', 'Novo mapa de satélite disponível', 'Talhão 7, imagem de ontem.', true],
  [9, -60, 2, 'Financeiro', 'Romaneio de carga recebido', 'SOJA EM GRAOS, 32.480 kg.', true],
];

/** Browsers with days since they were registered and renewed. */
const browsers = [
  ['Chrome, Windows', 64, 3],
  ['Chrome, Android', 41, null],
  ['Safari, iOS', 12, 0],
] as const;

/** A few messages for every user about every customer they are linked to, and the browsers that show them. */
export function seedNotifications(world: World, today: Date): void {
  for (const link of world.links.all()) {
    for (const [daysAgo, minutes, notificationGroup, moduleName, title, description, isRead] of seeds) {
      world.notifications.insert({
        userId: link.userId,
        linkId: link.id,
        title,
        description,
        isRead,
        notificationGroup,
        moduleName,
        notificationDate: notAfterNow(instant(today, -daysAgo, minutes)),
      });
    }
  }
  for (const user of world.users.filter(({ account }) => account !== null)) {
    const linkIds = world.links.filter(({ userId }) => userId === user.id).map(({ id }) => id);
    browsers.forEach(([deviceDescription, created, updated], index) => {
      world.notificationDevices.insert({
        userId: user.id,
        linkIds,
        token: `demo-${user.id}-${index + 1}`,
        deviceDescription,
        createdAt: instant(today, -created),
        updatedAt: updated === null ? null : instant(today, -updated, -400),
      });
    });
  }
}
