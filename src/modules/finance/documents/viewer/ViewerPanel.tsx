import { useTranslation } from 'react-i18next';
import { useMemo } from 'react';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { CoverValues } from './CoverValues';
import { TabSheet } from './TabSheet';
import type { DocumentAnswers } from './useDocumentAnswers';
import {
  additionalColumns,
  apportionmentColumns,
  coverColumns,
  detailColumns,
  installmentColumns,
  itemColumns,
  writeOffColumns,
} from './viewerColumns';
import type { ViewerTab } from './viewerTabs';

interface ViewerPanelProps {
  readonly tab: ViewerTab;
  readonly documentName: string;
  readonly answers: DocumentAnswers;
}

/** What the open tab shows. */
export function ViewerPanel({ tab, documentName, answers }: ViewerPanelProps) {
  const { t } = useTranslation('financeDocuments');
  const small = useSmallScreen();
  const cover = answers.coverAndItems.data?.cover;
  const columns = useMemo(
    () => ({
      cover: coverColumns(t, cover ?? []),
      items: itemColumns(t),
      additional: additionalColumns(t),
      apportionment: apportionmentColumns(t),
      installments: installmentColumns(t),
      writeOffs: writeOffColumns(t),
      details: detailColumns(t),
    }),
    [t, cover],
  );
  const { coverAndItems, additional, apportionment, installments, writeOffs, details } = answers;
  const common = { tab, documentName };
  switch (tab) {
    case 'capa': {
      const [first] = cover ?? [];
      return (
        <>
          {small && first && <CoverValues cover={first} />}
          <TabSheet {...common} columns={columns.cover} rows={cover} answer={coverAndItems} />
        </>
      );
    }
    case 'itens':
      return (
        <TabSheet
          {...common}
          columns={columns.items}
          rows={coverAndItems.data?.items}
          unknown={coverAndItems.data?.items === null}
          answer={coverAndItems}
        />
      );
    case 'dados-adicionais':
      return <TabSheet {...common} columns={columns.additional} rows={additional.data} answer={additional} />;
    case 'rateio':
      return (
        <TabSheet
          {...common}
          columns={columns.apportionment}
          rows={apportionment.data}
          answer={apportionment}
        />
      );
    case 'titulo':
      return (
        <TabSheet {...common} columns={columns.installments} rows={installments.data} answer={installments} />
      );
    case 'baixas':
      return <TabSheet {...common} columns={columns.writeOffs} rows={writeOffs.data} answer={writeOffs} />;
    case 'detalhes':
      return <TabSheet {...common} columns={columns.details} rows={details.data} answer={details} />;
  }
}
