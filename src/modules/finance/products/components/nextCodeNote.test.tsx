import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../../../mocks/faults/backend';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { NextCodeNote } from './NextCodeNote';

startDemo({ namespaces: ['financeProducts', 'common', 'ui'] });

const NEXT = { method: 'GET', path: '/Product/GetNextCode' };
const open = (code: string, id: number | null = null) =>
  openSignedIn({
    routes: [
      {
        path: '/x',
        element: (
          <main>
            <NextCodeNote id={id} values={{ code } as never} />
          </main>
        ),
      },
    ],
    at: '/x',
  });

it('says the code that an empty one will be', async () => {
  backend.answers(NEXT, 41);
  open('');
  expect(await screen.findByText('Em branco, será 41.')).toBeVisible();
});

it('says that there will be one where no answer comes', async () => {
  backend.breaks(NEXT);
  open('');
  expect(await screen.findByText('Em branco, será o próximo livre.')).toBeVisible();
});

it('says nothing of a code that was typed', async () => {
  backend.answers(NEXT, 41);
  open('7');
  expect(await screen.findByRole('main')).toBeEmptyDOMElement();
});

it('asks for no next code of a product that was kept', async () => {
  open('', 4);
  expect(await screen.findByText('Em branco, será o próximo livre.')).toBeVisible();
  expect(callsTo(NEXT.path)).toHaveLength(0);
});
