import { dataOf } from '../../data';
import ncmChapters from './data/ncmChapters.json' with { type: 'json' };
import farmNcms from './data/farmNcms.json' with { type: 'json' };

/** Codes of what farms sell and buy, with the words of the nomenclature and the unit taxes count in. */
export const FARM_NCMS: readonly [code: string, description: string, unit: string][] = dataOf(farmNcms);

/** The chapters of the nomenclature in short; number 77 is kept free by it. */
export const NCM_CHAPTERS: readonly (readonly [chapter: string, words: string, unit: string])[] =
  dataOf(ncmChapters);
