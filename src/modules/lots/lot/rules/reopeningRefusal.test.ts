import { expect, it } from 'vitest';
import { readAs } from '@/platform/http/readShape.test.kit';
import { orNull } from '@/platform/http/wire';
import { ReasonWire } from '../lotAnswers';

const reopeningReason = (row: object) => readAs(orNull(ReasonWire), row);

it('reads a known reason with what its sentence names', () => {
  expect(reopeningReason({ code: 'OCCURRENCES', number: '36', count: 2 })).toEqual({
    code: 'OCCURRENCES',
    number: '36',
    count: 2,
    document: '',
  });
  expect(reopeningReason({ code: 'FINISHED', number: 35, document: 'R-10' })).toMatchObject({
    number: '35',
    document: 'R-10',
  });
});

it('leaves to the server what is not known or not whole', () => {
  expect(reopeningReason({ message: 'não' })).toBeNull();
  expect(reopeningReason({ code: 'OTHER', number: '36' })).toBeNull();
  expect(reopeningReason({ code: 'OCCURRENCES', number: '36' })).toBeNull();
  expect(reopeningReason({ code: 'FINISHED', number: '36' })).toBeNull();
  expect(reopeningReason({ code: 'IN_PROGRESS' })).toBeNull();
});
