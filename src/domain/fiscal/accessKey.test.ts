import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessKeyDigit, formatAccessKey, isAccessKey, readAccessKey } from '@/domain/fiscal/accessKey';

// The first is the worked example of the Manual de Orientação do Contribuinte; the next two are printed in public
// guides on how a key is formed. The last three were computed apart from this code.
const KEYS = {
  manual: '52060433009911002506550120000007800267301615',
  amazonas: '13181017921427000125650010000000309887251170',
  rio: '33150308370779000149550010001100931002410775',
  letters: '41261112ABC34501DE35550010000048211234567897',
  individual: '41261100052998224725559200000001231123456781',
  restBelowTwo: '51260111222333000181650020000000099100000010',
};

describe('the access key', () => {
  it.each(Object.entries(KEYS))('has the right check digit: %s', (_, key) => {
    expect(isAccessKey(key)).toBe(true);
    expect(accessKeyDigit(key.slice(0, 43))).toBe(key[43]);
  });

  it('says state, month, issuer, model, series and number', () => {
    expect(readAccessKey(KEYS.manual)).toEqual({
      key: KEYS.manual,
      state: 'GO',
      yearMonth: '2006-04',
      issuer: '33009911002506',
      model: '55',
      series: '12',
      number: '780',
    });
    expect(readAccessKey(KEYS.letters)).toMatchObject({
      state: 'PR',
      issuer: '12ABC34501DE35',
      number: '4821',
    });
  });

  it('gives the CPF of an individual who issues', () => {
    expect(readAccessKey(KEYS.individual)).toMatchObject({ issuer: '52998224725', series: '920' });
  });

  it('is read as it is printed, spoken or copied', () => {
    const blocks = formatAccessKey(KEYS.letters);
    expect(blocks).toBe('4126 1112 ABC3 4501 DE35 5500 1000 0048 2112 3456 7897');
    expect(isAccessKey(blocks)).toBe(true);
    expect(isAccessKey(`  ${blocks.toLowerCase().replaceAll(' ', '.')}\n`)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a wrong check digit', `${KEYS.manual.slice(0, 43)}6`],
    ['43 positions', KEYS.manual.slice(0, 43)],
    ['45 positions', `${KEYS.manual}0`],
    ['a state that does not exist', `99${KEYS.manual.slice(2)}`],
    ['a letter in the number', KEYS.manual.replace('000000780', '00000A780')],
    ['a mark that no print has', KEYS.manual.replace('5206', '5206*')],
  ])('refuses %s', (_, text) => {
    expect(isAccessKey(text)).toBe(false);
  });

  it('refuses a thirteenth month though its digit be right', () => {
    const body = KEYS.manual.slice(0, 43).replace(/^520604/, '520613');
    expect(isAccessKey(body + accessKeyDigit(body))).toBe(false);
  });

  it('notices any one wrong digit', () => {
    const place = fc.integer({ min: 25, max: 42 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digit = (Number(KEYS.letters[at]) + by) % 10;
        const changed = `${KEYS.letters.slice(0, at)}${digit}${KEYS.letters.slice(at + 1)}`;
        expect(isAccessKey(changed)).toBe(false);
      }),
    );
  });

  it.each([
    ['an individual, by the series', '00012345678900', '920', '12345678900'],
    ['an individual, by the last such series', '00012345678900', '969', '12345678900'],
    ['a company, below those series', '00012345678900', '919', '00012345678900'],
    ['a company, above them', '00012345678900', '970', '00012345678900'],
    ['an individual, by the digits of the CPF', '00052998224725', '001', '52998224725'],
    // The end of this CNPJ would be a CPF as well.
    ['a company whose CNPJ begins with zeros', '00000000000191', '001', '00000000000191'],
  ])('knows %s', (_, field, series, issuer) => {
    const body = `412611${field}55${series}0000001231234567890`.slice(0, 43);
    expect(readAccessKey(body + accessKeyDigit(body))?.issuer).toBe(issuer);
  });

  it.each([
    // 1 × 2 leaves 2, 5 × 2 leaves 10, 6 × 2 leaves 1, nothing leaves 0.
    ['1', '9'],
    ['5', '1'],
    ['6', '0'],
    ['', '0'],
  ])('the digit of %o is %s', (body, digit) => {
    expect(accessKeyDigit(body)).toBe(digit);
  });
});
