import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsTo, openSignedIn, startDemo } from '@/domain/testing/signedInPage.test.kit';
import { demo } from '../../../../../mocks/state';
import type { AssistChatLog, AssistDocument } from '../../assistWire';
import { TalkPane } from './TalkPane';

startDemo({ namespaces: ['assist', 'assistDocument', 'viewer', 'forms', 'common', 'ui'] });

const log = (id: number, createdAt: string, more: Partial<AssistChatLog> = {}): AssistChatLog => ({
  id,
  text: `TEXTO ${id}`,
  kind: 'MESSAGE',
  userName: 'ANA',
  fromCustomer: false,
  createdAt,
  ...more,
});
const DOCUMENT = {
  id: 5,
  createdAt: '2026-03-01T10:00:00Z',
  sendingOriginName: 'Web',
  senderUserName: 'JOSE',
} as AssistDocument;
const open = (id = 5) => {
  const onSent = vi.fn();
  const logs = [
    log(1, '2026-03-02T10:00:00Z'),
    log(2, '2026-03-04T10:00:00Z', { kind: 'RETURN', userName: 'BIA' }),
    log(3, '2026-03-02T10:00:00Z'),
  ];
  const element = <TalkPane document={{ ...DOCUMENT, id }} logs={logs} draftRoute="/x" onSent={onSent} />;
  return { ...openSignedIn({ account: 'suporte', routes: [{ path: '/x', element }], at: '/x' }), onSent };
};

it('shows what was said, newest first, down to who sent it', async () => {
  open();
  const talk = await screen.findByRole('group', { name: 'Conversa do documento' });
  const texts = within(talk)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/Retornado pelo cliente.*BIA|BIA.*Retornado pelo cliente/),
    expect.stringMatching(/ANA.*TEXTO 3/),
    expect.stringMatching(/ANA.*TEXTO 1/),
    expect.stringMatching(/Enviado por Web.*JOSE|JOSE.*Enviado por Web/),
  ]);
});

it('sends a message, and begins another', async () => {
  const row = demo.world.assistDocuments.find(({ status }) => status === 'INICIADO');
  if (!row) throw new Error('the demo has no document at work');
  const { user, onSent } = open(row.id);
  const message = await screen.findByRole('textbox', { name: /^Mensagem/ });
  await user.type(message, 'Falta a segunda página.');
  await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(message).toHaveValue(''));
  expect(callsTo('/CustomerAssistDocument/AddChatLog')).toHaveLength(1);
});
