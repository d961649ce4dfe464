import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { assistRoutes } from '../assistRoutes';
import { Component as ProducerPage } from './AssistProducerPage';

startDemo({
  routes: assistRoutes,
  namespaces: ['assist', 'assistProducer', 'invoices', 'fiscal', 'viewer', 'common', 'forms', 'grid', 'ui'],
});

const open = () =>
  openSignedIn({ routes: [{ path: '/assist-produtor', element: <ProducerPage /> }], at: '/assist-produtor' });
const chooser = () => screen.findByLabelText('Arquivos para enviar', { selector: 'input' });

describe('files that were chosen', () => {
  it('wait to be sent until the last of them is ready', async () => {
    const { user } = open();
    const slow = new File(['<nota>2</nota>'], 'b.xml');
    const bytes = await slow.arrayBuffer();
    let finish: () => void = () => undefined;
    const reading = new Promise<ArrayBuffer>((resolve) => (finish = () => resolve(bytes)));
    Object.defineProperty(slow, 'slice', { value: () => ({ arrayBuffer: () => reading }) });
    await user.upload(await chooser(), [new File(['<nota>1</nota>'], 'a.xml'), slow]);
    const send = await screen.findByRole('button', { name: 'Preparando o arquivo' });
    expect(send).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: /^Enviar/ })).toBeNull();
    finish();
    expect(await screen.findByRole('button', { name: 'Enviar 2 documentos' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('are named one by one where they are refused, and the others stay', async () => {
    const { user } = open();
    await user.upload(await chooser(), [
      new File([''], 'vazio.pdf'),
      new File(['<a><b></a>'], 'erro.xml'),
      new File(['<nota/>'], 'a.xml'),
    ]);
    const refused = within(await screen.findByRole('alert'));
    await waitFor(() => expect(refused.getAllByRole('listitem')).toHaveLength(2));
    expect(refused.getByText('vazio.pdf está vazio.')).toBeVisible();
    expect(refused.getByText(/^erro\.xml tem erros/)).toBeVisible();
    // Each reason runs over several lines: a mark says where the next begins.
    expect(refused.getByRole('list')).toHaveStyle({ listStyle: 'disc' });
    expect(await screen.findByRole('button', { name: 'Enviar 1 documento' })).toBeVisible();
  });
});
