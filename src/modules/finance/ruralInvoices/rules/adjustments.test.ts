import { describe, expect, it } from 'vitest';
import type { InvoiceEvent } from '../ruralInvoiceTypes';
import { type AdjustableInvoice, adjustmentRefusal, ADJUSTMENTS } from './adjustments';
import { dropsFormer, forbiddenMentions, lettersOf } from './corrections';
import { invoiceNumber, numberGaps, voidFault } from './numberGaps';

const event = (kind: InvoiceEvent['kind'], sequence = 1, text = ''): InvoiceEvent => ({
  kind,
  sequence,
  text,
  at: '2026-11-28T18:05:00Z',
  protocol: '141260000000001',
  relatedId: null,
});
const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => event('CORRECTION', index + 1, `Carta ${index + 1}`));
const INVOICE: AdjustableInvoice = {
  state: 'AUTHORIZED',
  authorizedAt: '2026-11-28T18:05:00Z',
  accessKey: '41261100011144477735559200000000011123456782',
  events: [],
  issuer: { address: { state: 'PR' } },
};
const after = (hours: number, minutes = 0) =>
  Date.parse(INVOICE.authorizedAt) + hours * 3_600_000 + minutes * 60_000;

describe('what may be done with an invoice', () => {
  it('is a cancellation at 23:59 and at 24:00, and none at 24:01', () => {
    expect(adjustmentRefusal('CANCEL', INVOICE, after(23, 59))).toBeNull();
    expect(adjustmentRefusal('CANCEL', INVOICE, after(24))).toBeNull();
    expect(adjustmentRefusal('CANCEL', INVOICE, after(24, 1))).toBe('CANCEL_LATE');
    expect(adjustmentRefusal('RETURN', INVOICE, after(24, 1))).toBeNull();
  });

  it('is a letter within 720 hours, the first and the twentieth, not the twenty-first', () => {
    expect(adjustmentRefusal('CORRECT', INVOICE, after(720))).toBeNull();
    expect(adjustmentRefusal('CORRECT', INVOICE, after(720, 1))).toBe('LETTER_LATE');
    expect(adjustmentRefusal('CORRECT', { ...INVOICE, events: letters(19) }, after(30))).toBeNull();
    expect(adjustmentRefusal('CORRECT', { ...INVOICE, events: letters(20) }, after(30))).toBe('LETTERS_USED');
  });

  it('is nothing in another state, each with its reason', () => {
    for (const state of ['DRAFT', 'QUEUED', 'TRANSMITTING', 'REJECTED', 'CANCELLED', 'CONTINGENCY'] as const)
      for (const kind of ADJUSTMENTS)
        expect(adjustmentRefusal(kind, { ...INVOICE, state }, after(1))).toBe(state);
  });

  it('is no cancellation of what another invoice refers to, or whose moment is unknown', () => {
    const with_ = (kind: InvoiceEvent['kind']) => ({ ...INVOICE, events: [event(kind)] });
    expect(adjustmentRefusal('CANCEL', with_('RETURN'), after(1))).toBe('RETURNED');
    expect(adjustmentRefusal('CANCEL', with_('COMPLEMENT'), after(1))).toBe('COMPLEMENTED');
    expect(adjustmentRefusal('CANCEL', { ...INVOICE, authorizedAt: '' }, after(1))).toBe('UNDATED');
    expect(adjustmentRefusal('COMPLEMENT', { ...INVOICE, accessKey: '' }, after(1))).toBe('NO_KEY');
  });
});

describe('letters of correction', () => {
  it('carry the text of the last one, whatever the order of the events', () => {
    expect(lettersOf([])).toEqual({ sent: 0, left: 20, next: 1, text: '' });
    expect(lettersOf(letters(3).toReversed())).toEqual({ sent: 3, left: 17, next: 4, text: 'Carta 3' });
    expect(lettersOf(letters(20)).left).toBe(0);
  });

  it('replace the former one: leaving its text out is noticed', () => {
    expect(dropsFormer('Placa ABC1D23', 'placa abc1d23; volumes: 620 sacas')).toBe(false);
    expect(dropsFormer('Placa ABC1D23', 'Volumes: 620 sacas')).toBe(true);
    expect(dropsFormer('', 'Volumes')).toBe(false);
  });

  it('are warned of when they seem to correct what they may not', () => {
    expect(forbiddenMentions('A placa correta do veículo é ABC1D23')).toEqual([]);
    expect(forbiddenMentions('O valor correto é R$ 10,00 e a alíquota 12 %')).toEqual(['amounts', 'tax']);
    expect(forbiddenMentions('CNPJ correto 12.ABC.345/01DE-35, data de saída 30/11')).toEqual([
      'parties',
      'dates',
    ]);
  });
});

describe('numbers of a series', () => {
  const used = ['1', '2', '5', '000.000.009', ''].map((number) => ({ series: '920', number }));

  it('are missing between the first and the last known one alone', () => {
    expect(numberGaps(used)).toEqual([
      {
        series: '920',
        first: 1,
        last: 9,
        gaps: [
          { from: 3, to: 4 },
          { from: 6, to: 8 },
        ],
      },
    ]);
    expect(numberGaps([{ series: '920', number: '512' }])[0]?.gaps).toEqual([]);
    expect(numberGaps([])).toEqual([]);
  });

  it('are missing no more once they were made void; series do not mix', () => {
    const voided = [{ series: '0920', from: 3, to: 4 }];
    expect(numberGaps(used, voided)[0]?.gaps).toEqual([{ from: 6, to: 8 }]);
    expect(numberGaps([...used, { series: '921', number: '3' }]).map(({ series }) => series)).toEqual([
      '920',
      '921',
    ]);
  });

  it('may be made void where none of them was used, made void or is still to be given', () => {
    const range = (from: number | null, to: number | null) => voidFault({ series: '920', from, to }, used);
    expect(range(3, 4)).toBeNull();
    expect(range(3, 5)).toBe('used');
    expect(range(4, 3)).toBe('order');
    expect(range(null, 3)).toBe('number');
    expect(range(10, 12)).toBe('ahead');
    expect(voidFault({ series: '920', from: 4, to: 4 }, used, [{ series: '920', from: 3, to: 4 }])).toBe(
      'voided',
    );
    expect([invoiceNumber('000.000.009'), invoiceNumber('0'), invoiceNumber('1234567890')]).toEqual([
      9,
      null,
      null,
    ]);
  });
});
