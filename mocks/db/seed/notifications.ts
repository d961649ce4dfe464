import { instant } from '../calendar';
import type { World } from '../types';

type Seed = readonly [
  daysAgo: number,
  group: number,
  module: string,
  title: string,
  description: string,
  isRead: boolean,
];

const seeds: readonly Seed[] = [
  [0, 1, 'Avicultura de corte', 'Temperatura alta no aviário 2', 'O sensor mediu 34,2 °C às 13:05.', false],
  [0, 2, 'Financeiro', 'Título a vencer amanhã', 'COOPERATIVA DO OESTE, R$ 4.812,30.', false],
  [1, 9, 'Agronômico', 'Chuva acima do limite', 'A estação registrou 18 mm na última hora.', false],
  [3, 4, 'Financeiro', 'Certificado digital vence em 14 dias', 'Renove para continuar a emitir notas.', true],
  [6, 10, 'Agronômico', 'Novo mapa de satélite disponível', 'Talhão 7, imagem de ontem.', true],
];

/** A few messages for every user about every customer they are linked to. */
export function seedNotifications(world: World, today: Date): void {
  for (const link of world.links.all()) {
    for (const [daysAgo, notificationGroup, moduleName, title, description, isRead] of seeds) {
      world.notifications.insert({
        userId: link.userId,
        linkId: link.id,
        title,
        description,
        isRead,
        notificationGroup,
        moduleName,
        notificationDate: instant(today, -daysAgo),
      });
    }
  }
}
