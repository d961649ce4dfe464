import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '@/platform/export/downloadFile';
import { isEmbedded } from '@/platform/routing/embedded';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import { useItem } from '@/platform/store/useResource';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { PageHead } from '@/platform/ui/PageHead';
import { Loading, SkeletonText } from '@/platform/ui/Skeletons';
import { toast } from '@/platform/ui/toast';
import { ruralInvoices } from '../ruralInvoicesSlice';
import type { RuralInvoice } from '../ruralInvoiceTypes';
import { danfeFile } from './danfeFile';
import { stampOf } from './danfeOf';
import type { Danfe } from './danfeTypes';
import { DanfeSheet } from './DanfeSheet';
import { printDanfe } from './printDanfe';
import { useDanfe } from './useDanfe';

const PDF = 'application/pdf';
const Sheets = styled('div')({ overflowX: 'auto', marginTop: 16 });

/** A telephone hands files to its other applications; most desktop browsers do not. */
const canShare = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'a.pdf', { type: PDF })] });

/** A name that says which invoice it is, in signs of every file system. */
const fileNameOf = ({ accessKey, number, series, id }: RuralInvoice) =>
  `danfe-${accessKey || (number ? `${series}-${number}` : `rascunho-${id}`)}.pdf`;

/** Makes the file once at a time, and hands it over as somebody wants it. */
function useFile(invoice: RuralInvoice, danfe: Danfe | null) {
  const { t } = useTranslation('danfe');
  const [busy, setBusy] = useState(false);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const run = async (hand: (file: File) => Promise<void> | void) => {
    if (!danfe) return;
    setBusy(true);
    const { signal } = (controller.current = new AbortController());
    try {
      const name = fileNameOf(invoice);
      const blob = await danfeFile(danfe, name.replace('.pdf', ''), signal);
      await hand(new File([blob], name, { type: PDF }));
    } catch (thrown) {
      // Who closes the telephone's own list of applications wants nothing more.
      const given = thrown instanceof DOMException && thrown.name === 'AbortError';
      if (!given) toast({ tone: 'danger', text: t('failed') });
    }
    if (!signal.aborted) setBusy(false);
  };
  return {
    busy,
    download: () => void run((file) => downloadFile(file, file.name)),
    share: () =>
      void run(async (file) => {
        try {
          await navigator.share({ files: [file], title: file.name });
        } catch (thrown) {
          if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
          // Some telephones forget the press while a long file is made: the file is there all the same.
          toast({ tone: 'danger', text: t('shareFailed') });
          downloadFile(file, file.name);
        }
      }),
  };
}

function Warning({ invoice }: { readonly invoice: RuralInvoice }) {
  const { t } = useTranslation('danfe');
  const stamp = stampOf(invoice);
  if (stamp !== null) return <Alert severity="warning">{t(stamp)}</Alert>;
  if (invoice.state !== 'CONTINGENCY') return null;
  return <Alert severity="warning">{t('contingency', { reason: invoice.contingencyReason || '–' })}</Alert>;
}

function DanfeOf({ invoice }: { readonly invoice: RuralInvoice }) {
  const { t } = useTranslation('danfe');
  const sheets = useRef<HTMLDivElement>(null);
  const { danfe, pages, failed, retry } = useDanfe(invoice);
  const file = useFile(invoice, danfe);
  const working = file.busy ? t('working') : undefined;
  const { number, series } = invoice;
  const title = number === '' ? t('draftSubtitle') : t('subtitle', { number, series });
  const print = {
    label: t('print'),
    icon: <PrintOutlined />,
    onClick: () => sheets.current && printDanfe(`DANFE ${title}`, sheets.current),
    disabledReason: pages === null ? t('drawing') : undefined,
  };
  const pdf = {
    label: t('pdf'),
    icon: <PictureAsPdfOutlined />,
    onClick: file.download,
    busy: file.busy,
    disabledReason: working,
  };
  const share = {
    label: t('share'),
    icon: <ShareOutlined />,
    onClick: file.share,
    busy: file.busy,
    disabledReason: working,
  };
  const offered = canShare() ? [share] : [];
  // The telephone's application has no printer: there is the file, and sharing it.
  const embedded = isEmbedded();
  const primary = embedded ? (offered[0] ?? pdf) : print;
  const actions = embedded ? (offered.length > 0 ? [pdf] : []) : [pdf, ...offered];
  return (
    <>
      <PageHead title={t('title')} subtitle={title} primary={primary} actions={actions} />
      <Warning invoice={invoice} />
      {failed && <ErrorState title={t('drawFailed')} onRetry={retry} />}
      {!failed && pages === null && (
        <Loading>
          <SkeletonText lines={12} />
        </Loading>
      )}
      {pages !== null && (
        <Sheets ref={sheets} role="region" aria-label={t('sheets')} tabIndex={0}>
          {pages.map((page, index) => {
            const label = t('sheet', { at: index + 1, of: pages.length });
            return <DanfeSheet key={label} page={page} label={label} />;
          })}
        </Sheets>
      )}
    </>
  );
}

/** The DANFE of the invoice that the address names: to be read, printed, kept as a PDF or shared. */
export function Component() {
  const { t } = useTranslation('danfe');
  const id = useAddressValues().id('nota');
  const { data: invoice, status, error, retry } = useItem(ruralInvoices, id);
  if (invoice && invoice.id === id) return <DanfeOf invoice={invoice} />;
  const gone = error !== null && 'status' in error && error.status === 404;
  return (
    <>
      <PageHead title={t('title')} />
      {id === null || gone ? (
        <EmptyState title={gone ? t('gone') : t('choose.title')} text={t('choose.text')} />
      ) : status === 'failed' ? (
        <ErrorState onRetry={retry} code={error && 'status' in error ? error.status : undefined} />
      ) : (
        <Loading>
          <SkeletonText lines={12} />
        </Loading>
      )}
    </>
  );
}
