import { json, notFound, refused } from '../../answers';
import { documentAnswer } from '../../db/assist/assistAnswers';
import type { AssistDocument } from '../../db/assist/assistTypes';
import { assistantsOf } from '../../db/assist/assistants';
import { addManyDocuments } from '../../db/assist/seedAssist';
import { storedInvoice } from '../../db/assist/storedInvoice';
import { id } from '../../read';
import { DemoRoute } from '../../route';
import { demo } from '../../state';

/** What others do at the desk: `takenByOther`, `aiFinishes`, `aiFails` of one document, `change` of any field, `many`. */
export const assistControl = new DemoRoute('POST', '/__demo/assist', async ({ body }) => {
  const sent = await body();
  const { world } = demo;
  if (sent.action === 'many') {
    addManyDocuments(world.assistDocuments, id(sent.count) ?? 5000, assistantsOf(world));
    return json(true);
  }
  const row = world.assistDocuments.get(id(sent.id));
  if (!row) return notFound();
  const change = (changes: Partial<AssistDocument>) =>
    json(documentAnswer(world, world.assistDocuments.update(row.id, changes)));
  switch (sent.action) {
    case 'takenByOther': {
      const { second } = assistantsOf(world);
      return change({ status: 'INICIADO', assistantUserId: second.id, assistantUserName: second.name });
    }
    case 'aiFinishes': {
      const kind = row.kind ?? 'PRODUCT_INVOICE';
      return change({
        status: 'SUCESSO_IA',
        kind,
        invoice: storedInvoice(row.id, kind, row.figure, row.createdAt, true),
        aiReadAt: new Date().toISOString(),
      });
    }
    case 'aiFails':
      return change({ status: 'FALHA_IA', invoice: null, aiReadAt: null });
    case 'change':
      return change(sent.fields as Partial<AssistDocument>);
    default:
      return refused('action is missing');
  }
});
