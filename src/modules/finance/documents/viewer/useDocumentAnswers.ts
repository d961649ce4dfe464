import { useState } from 'react';
import { useWidget } from '@/platform/widgets/useWidget';
import { documentAnswers } from '../documentsSlice';
import type { DocumentRef } from '../documentTypes';
import type { ViewerTab } from './viewerTabs';

/**
 * What the tabs show. The cover is asked for at once, the others when their tab is first opened; all of it stays
 * until the viewer closes.
 */
export function useDocumentAnswers(asked: DocumentRef, tab: ViewerTab) {
  const [opened, setOpened] = useState<readonly ViewerTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const id = asked.documentId;
  const when = (wanted: ViewerTab) => (opened.includes(wanted) ? id : null);
  return {
    coverAndItems: useWidget(documentAnswers.coverAndItems, asked),
    additional: useWidget(documentAnswers.additional, when('dados-adicionais')),
    apportionment: useWidget(documentAnswers.apportionment, when('rateio')),
    installments: useWidget(documentAnswers.installments, when('titulo')),
    writeOffs: useWidget(documentAnswers.writeOffs, when('baixas')),
    details: useWidget(documentAnswers.details, when('detalhes')),
  };
}

export type DocumentAnswers = ReturnType<typeof useDocumentAnswers>;
