import { instant } from '../calendar';
import type { World } from '../types';
import { cnpjOf, cpfOf } from './documents';

const requests = [
  ['FAZENDA SANTA RITA DO CHAPADAO', 'IVAN CARLOS PELIZZARO', 'Chapadão do Sul', 1840, 'SITE', null],
  ['GRANJA TRES PINHEIROS', 'MARCIA REGINA LAMPERT', 'Toledo', 62, 'INDICACAO', null],
  ['SITIO BOA FE', 'JOAO PEDRO SALVADOR', 'Palotina', 38, 'SITE', null],
  ['AGROPECUARIA IRMAOS FONTANA LTDA', 'LEANDRO FONTANA', 'Cascavel', 730, 'FEIRA', null],
  ['FAZENDA ALTO PARAISO', 'EDUARDO HENRIQUE MELO', 'Sorriso', 4200, 'SITE', 'APPROVED'],
  ['CHACARA PRIMAVERA', 'SOLANGE DOS REIS', 'Londrina', 4, 'SITE', 'REFUSED'],
] as const;

/** Requests to become a customer, the newest first in the list. */
export function seedPreRegistrations(world: World, today: Date): void {
  requests.toReversed().forEach(([name, contactName, city, area, origin, decided], at) => {
    const word = contactName.split(' ');
    const base = String(31_000_000 + at * 777_123);
    const approved = decided === 'APPROVED';
    world.platform.preRegistrations.insert({
      name,
      document: /LTDA|GRANJA/.test(name) ? cnpjOf(`${base}0001`) : cpfOf(`${base}${at}`),
      contactName,
      email: `${word[0]?.toLowerCase()}.${word.at(-1)?.toLowerCase()}@exemplo.com.br`,
      phone: `4599912${String(3000 + at * 111).slice(-4)}`,
      cityId: world.cities.find((row) => row.name === city)?.id ?? 1,
      area,
      businessActivityIds: name.startsWith('GRANJA') ? [7] : [1, 2],
      message: at % 2 === 0 ? 'Quero acompanhar os custos da safra e emitir nota fiscal pelo sistema.' : null,
      origin,
      status: decided ?? 'PENDING',
      reason: decided === 'REFUSED' ? 'Fora da área de atendimento desta fase.' : null,
      decidedAt: decided ? instant(today, -14) : null,
      decidedBy: decided ? 'ADMINISTRADOR DA PLATAFORMA' : null,
      customerId: approved ? 6 : null,
      active: true,
      createdAt: instant(today, -20 + at * 3, at * 41),
      updatedAt: null,
    });
  });
}
