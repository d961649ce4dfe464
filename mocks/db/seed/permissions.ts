import type { ModuleLetter } from '../types';

/** The modules whose menus a profile may be given, by licence type. The other types have no menus to choose from. */
export const profileLetters: Readonly<Record<number, string>> = {
  1: 'HPFAZM',
  3: 'HPFAZM',
  4: 'HZ',
  5: 'HF',
  6: 'HZ',
  7: 'HM',
};

/** What the mobile application can do. */
export interface MobileItem {
  id: number;
  name: string;
  iconName: string;
  group: string;
  letter: ModuleLetter;
}

const seeds: readonly (readonly [group: string, letter: ModuleLetter, items: readonly string[]])[] = [
  ['Campo', 'P', ['Mapa da propriedade', 'Foto de talhão']],
  ['Financeiro', 'F', ['Enviar documento', 'Títulos a pagar e a receber', 'Saldo das contas']],
  ['Agricultura', 'A', ['Ocorrências de lavoura', 'Chuva e clima', 'Recomendações']],
  ['Aves e peixes', 'Z', ['Pesagem', 'Mortalidade', 'Consumo de ração', 'Alertas do aviário']],
  ['Equipamentos', 'M', ['Leituras dos sensores', 'Solicitar manutenção']],
];

export const mobileItems: readonly MobileItem[] = seeds.flatMap(([group, letter, items], place) =>
  items.map((name, index) => ({
    id: (place + 1) * 10 + index + 1,
    name,
    iconName: 'PhoneIphoneOutlined',
    group,
    letter,
  })),
);
