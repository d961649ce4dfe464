import { describe, expect, it } from 'vitest';
import { searchTopics } from './search';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { FaqTopic } from '../faqWire';
import { readTopics as withQuestions, topicOf } from './topics';

const readTopics = (rows: readonly unknown[]) => withQuestions(rowsAs(FaqTopic, rows));

const topics = readTopics([
  {
    name: 'Financeiro',
    systemFAQTopicQAs: [
      {
        id: 7,
        question: 'Como importo o extrato?',
        answer: '<p class="conciliacao">Envie o arquivo OFX.</p>',
      },
      { id: 8, question: 'E o LCDPR?', answer: '<p>Para receita bruta alta.</p>' },
    ],
  },
  {
    name: 'Clima',
    systemFAQTopicQAs: [{ id: 9, question: 'De onde vem a previsão?', answer: '<b>Central</b>' }],
  },
]);
const texts = new Map([
  ['7', 'Envie o arquivo OFX.'],
  ['8', 'Para receita bruta alta.'],
  ['9', 'Central'],
]);
const found = (query: string) =>
  searchTopics(topics, texts, query).map(({ name, questions }) => [name, questions.map(({ id }) => id)]);

describe('topics', () => {
  it('without a question, and what is none, are left out', () => {
    const broken = [
      null,
      { name: 'Vazio', systemFAQTopicQAs: [] },
      { name: 'Nulo', systemFAQTopicQAs: null },
      { name: 'Quebrado', systemFAQTopicQAs: [null, { id: 1 }, { question: 'Sem número?', answer: '' }] },
      { name: 'Bom', systemFAQTopicQAs: [{ id: 'a', question: 'Sim?', answer: null }] },
    ];
    expect(readTopics(broken)).toEqual([
      { key: '3', name: 'Bom', questions: [{ id: 'a', question: 'Sim?', answer: '' }] },
    ]);
  });

  it('are found by a question they hold', () => {
    expect(topicOf(topics, '9')?.name).toBe('Clima');
    expect(topicOf(topics, '99')).toBeUndefined();
  });
});

describe('the search', () => {
  it('looks through questions and answers without regard to accents and case', () => {
    expect(found('PREVISAO')).toEqual([['Clima', ['9']]]);
    expect(found('récéita')).toEqual([['Financeiro', ['8']]]);
    expect(found('ofx extrato')).toEqual([['Financeiro', ['7']]]);
  });

  it('finds no tags', () => {
    expect(found('conciliacao')).toEqual([]);
    expect(found('class')).toEqual([]);
  });

  it('finds everything with nothing to look for', () => {
    expect(found(' ')).toEqual([
      ['Financeiro', ['7', '8']],
      ['Clima', ['9']],
    ]);
  });

  it('shows where the answer holds what the question does not', () => {
    const [topic] = searchTopics(topics, texts, 'arquivo');
    expect(topic?.questions[0]?.excerpt).toBe('Envie o arquivo OFX.');
    expect(searchTopics(topics, texts, 'extrato')[0]?.questions[0]?.excerpt).toBe('');
  });
});
