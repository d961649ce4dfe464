import { useState } from 'react';
import { useQuery } from '@/platform/store/useQuery';
import { documentAnswers } from '../documentsSlice';
import type { DocumentRef } from '../documentTypes';
import type { ViewerTab } from './viewerTabs';

/**
 * What the tabs show. The cover is requested at once, the others when their tab is first opened; all of it stays
 * until the viewer closes.
 */
export function useDocumentAnswers(requested: DocumentRef, tab: ViewerTab) {
  const [opened, setOpened] = useState<readonly ViewerTab[]>([tab]);
  if (!opened.includes(tab)) setOpened([...opened, tab]);
  const id = requested.documentId;
  const when = (wanted: ViewerTab) => (opened.includes(wanted) ? id : null);
  return {
    coverAndItems: useQuery(documentAnswers.coverAndItems, requested),
    additional: useQuery(documentAnswers.additional, when('dados-adicionais')),
    apportionment: useQuery(documentAnswers.apportionment, when('rateio')),
    installments: useQuery(documentAnswers.installments, when('titulo')),
    writeOffs: useQuery(documentAnswers.writeOffs, when('baixas')),
    details: useQuery(documentAnswers.details, when('detalhes')),
  };
}

export type DocumentAnswers = ReturnType<typeof useDocumentAnswers>;
