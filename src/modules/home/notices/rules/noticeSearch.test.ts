// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Notice } from '../noticesWire';
import { audienceName, audienceOf } from './noticeAudience';
import { readableNotices, searchNotices } from './noticeSearch';

const notice = (id: number, fields: Partial<Notice>): Notice => ({
  id,
  title: `Aviso ${id}`,
  tag: null,
  colorTag: null,
  leaveInEvidence: false,
  publicationDate: `2026-09-0${id}T00:00:00`,
  description: null,
  customerId: null,
  customerName: null,
  systemBusinessActivityId: null,
  systemBusinessActivityName: null,
  moduleId: null,
  moduleName: null,
  isNotify: false,
  ...fields,
});

const notices = readableNotices([
  notice(1, { title: 'Manutenção no domingo', tag: 'Sistema' }),
  notice(2, { description: '<p>A <b>emissão</b> volta às 4h</p><style>p{color:red}</style>' }),
  notice(3, { tag: 'Novidade' }),
]);
const found = (query: string) => searchNotices(notices, query).map((row) => row.notice.id);

describe('searching notices', () => {
  it('looks into title, tag and the words of the text, without accents', () => {
    expect(found('manutencao')).toEqual([1]);
    expect(found('NOVIDADE')).toEqual([3]);
    expect(found('emissao volta')).toEqual([2]);
    expect(found('domingo sistema')).toEqual([1]);
  });

  it('finds no marks and no styles, and everything for no question', () => {
    expect(found('color')).toEqual([]);
    expect(found('')).toEqual([3, 2, 1]);
  });
});

describe('for whom a notice is', () => {
  it.each([
    [0, {}, null],
    [1, { customerId: 4, customerName: 'GRANJA' }, 'GRANJA'],
    [2, { systemBusinessActivityId: 1, systemBusinessActivityName: 'SOJA' }, 'SOJA'],
    [3, { moduleId: 3, moduleName: 'Financeiro' }, 'Financeiro'],
  ])('is type %i', (type, fields, name) => {
    expect(audienceOf(notice(1, fields))).toBe(type);
    expect(audienceName(notice(1, fields))).toBe(name);
  });

  it('is everyone when the server leaves the names out', () => expect(audienceOf({})).toBe(0));
});
