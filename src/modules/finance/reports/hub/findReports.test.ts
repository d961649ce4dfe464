import { describe, expect, it } from 'vitest';
import english from '@locales/en-US/financeReportHub.json';
import texts from '@locales/pt-BR/financeReportHub.json';
import { indicatorRoutes } from '../../indicators/indicatorRoutes';
import { reportRoutes } from '../reportRoutes';
import { findReports } from './findReports';

const names = Object.keys({ ...reportRoutes, ...indicatorRoutes });
const reports = (words: Readonly<Record<string, string>>) =>
  names.map((name) => ({ name, title: name, words: words[name] ?? '' }));
const first = (question: string) => findReports(reports(texts.words), question, texts.silent)[0]?.name;

describe('the hub of reports', () => {
  it('has words for every report and indicator, in both languages', () => {
    expect(Object.keys(texts.words).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(english.words).toSorted()).toEqual(names.toSorted());
  });

  it.each([
    ['quanto paguei de frete?', 'financeReportMovements'],
    ['quem me deve', 'financeReportReceivables'],
    ['quanto devo ao banco', 'financeReportLoansFinancing'],
    ['imposto de renda', 'financeReportIncomeTaxStatement'],
    ['salários', 'financeReportEmployees'],
    ['quanta soja tenho no silo', 'financeReportGrainStock'],
  ])('answers %s', (question, name) => {
    expect(first(question)).toBe(name);
  });

  it('finds all where nothing is asked, and none where nothing answers', () => {
    expect(findReports(reports(texts.words), 'quanto', texts.silent)).toHaveLength(names.length);
    expect(findReports(reports(texts.words), 'xyzxyz', texts.silent)).toEqual([]);
  });
});
