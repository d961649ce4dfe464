import { describe, expect, it } from 'vitest';
import { rowsAs } from '@/platform/http/readShape.test.kit';
import { AcademyVideo } from '../academyWire';
import { foundVideos, topicsOf } from './academyVideos';

const readVideos = (rows: readonly unknown[]) => rowsAs(AcademyVideo, rows);

const ROWS = [
  { id: 21, name: 'Como cadastrar uma propriedade', topicName: 'Propriedade e mapas', durationMinutes: 7 },
  { id: 90, name: 'Novidades', topicName: null, videoUrl: 'javascript:alert(1)', durationMinutes: 0 },
  { id: 33, name: 'Entenda o fluxo de caixa', topicName: 'Financeiro', subtopicName: 'Dia a dia' },
  {
    id: 22,
    name: ' Como desenhar talhões ',
    topicName: 'Propriedade e mapas',
    videoUrl: 'https://youtu.be/abc',
  },
];

describe('videos of the academy', () => {
  it('are read without those that have no number or no title', () => {
    expect(readVideos([{}, { id: 1 }, { id: 'x', name: 'A' }, { id: 3, name: ' ' }])).toEqual([]);
    expect(readVideos(ROWS).map(({ id, name, minutes, href }) => [id, name, minutes, href])).toEqual([
      [21, 'Como cadastrar uma propriedade', 7, null],
      [90, 'Novidades', null, null],
      [33, 'Entenda o fluxo de caixa', null, null],
      [22, 'Como desenhar talhões', null, 'https://youtu.be/abc'],
    ]);
  });

  it('stand under their topics as they came, those of none last', () => {
    expect(topicsOf(readVideos(ROWS)).map(({ name, videos }) => [name, videos.map(({ id }) => id)])).toEqual([
      ['Propriedade e mapas', [21, 22]],
      ['Financeiro', [33]],
      ['', [90]],
    ]);
  });

  it('are found by title, topic and subtopic, without accents', () => {
    const found = (query: string) => foundVideos(readVideos(ROWS), query).map(({ id }) => id);
    expect(found('TALHOES')).toEqual([22]);
    expect(found('mapas')).toEqual([21, 22]);
    expect(found('dia a dia')).toEqual([33]);
    expect(found('')).toHaveLength(4);
    expect(found('trator')).toEqual([]);
  });
});
