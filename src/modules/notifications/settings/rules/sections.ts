import type { MenuPermission } from '@/domain/identity/identityWire';

/** Which parts of the dialog a customer's menus open. */
export interface Sections {
  agriculture: boolean;
  poultry: boolean;
  /** The controls of the financial part; null when there is no such part. */
  financial: { tradeAccount: boolean; cargoPackingList: boolean; digitalCertificate: boolean } | null;
  fish: boolean;
  maintenance: boolean;
}

type Entry = Pick<MenuPermission, 'moduleConstantFilter' | 'urlName'>;

/** A section stands when its menu group holds an entry; the financial controls each want an entry of their own. */
export function sectionsOf(menu: readonly Entry[]): Sections {
  const group = (name: string) => menu.filter((entry) => entry.moduleConstantFilter.toUpperCase() === name);
  const has = (name: string) => group(name).length > 0;
  const financial = group('FINANCIAL');
  const leadsTo = (url: string) => financial.some(({ urlName }) => urlName === url);
  return {
    agriculture: has('AGRICULTURE'),
    poultry: has('POULTRY'),
    financial:
      financial.length === 0
        ? null
        : {
            tradeAccount: leadsTo('/titulos'),
            cargoPackingList: leadsTo('/romaneio'),
            digitalCertificate: leadsTo('/fiscal'),
          },
    fish: has('PISCICULTURE'),
    maintenance: has('MAINTENANCE'),
  };
}

/** True when nothing can be configured. */
export function isNothing({ agriculture, poultry, financial, fish, maintenance }: Sections): boolean {
  return !agriculture && !poultry && !financial && !fish && !maintenance;
}
