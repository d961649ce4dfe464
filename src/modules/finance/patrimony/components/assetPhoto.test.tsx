import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { server } from '../../../../../mocks/server';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { AssetPhoto } from './AssetPhoto';

startDemo({ namespaces: ['financePatrimony', 'common', 'ui'] });

const FILE = {
  id: 7,
  fileName: 'trator.jpg',
  contentType: 'image/jpeg',
  size: 3,
  userName: '',
  createdAt: null,
};
const open = () => {
  const onOpen = vi.fn();
  const element = <AssetPhoto file={FILE} onOpen={onOpen} />;
  return { ...openSignedIn({ routes: [{ path: '/x', element }], at: '/x' }), onOpen };
};
const answer = (response: () => Response | Promise<Response>) =>
  server.use(http.get('*/Patrimony/GetAttachment', response));
const frame = () => screen.findByRole('button', { name: 'Abrir trator.jpg' });

it('is a picture that opens the large one', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  answer(async () => {
    await arrived;
    return new HttpResponse(new Blob(['abc'], { type: 'image/jpeg' }));
  });
  const { user, onOpen } = open();
  const button = await frame();
  expect(button.querySelector('img')).toBeNull();
  expect(button.querySelector('[aria-busy="true"], [role="status"]')).not.toBeNull();
  arrive();
  await waitFor(() => expect(button.querySelector('img')).toHaveAttribute('src'));
  expect(button.querySelector('[aria-busy="true"], [role="status"]')).toBeNull();
  expect(screen.queryByTitle('O arquivo não pôde ser aberto')).toBeNull();
  await user.click(button);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

it('says that it could not be read', async () => {
  answer(() => HttpResponse.json({}, { status: 404 }));
  open();
  const button = await frame();
  expect(await screen.findByTitle('O arquivo não pôde ser aberto')).toBeInTheDocument();
  expect(button.querySelector('img')).toBeNull();
  expect(button).toHaveTextContent('trator.jpg');
});
