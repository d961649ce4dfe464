import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentPane } from '@/domain/invoices/files/AttachmentPane';
import { createBlobShelf } from '@/domain/invoices/files/blobShelf';
import { radius } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { useMedia } from '@/platform/theme/useMedia';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { Banner } from '@/platform/ui/Banner';
import { Split } from '@/platform/ui/Split';
import { PreLaunchEntry } from './PreLaunchEntry';
import type { PreLaunch } from './preLaunchRow';
import { preLaunchService } from './preLaunchService';

// As high as what is left of the window under toolbar and head; never too low to work in.
const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: 'max(480px, calc(100dvh - 172px))',
  overflow: 'hidden',
  border: `1px solid ${theme.tokens.border}`,
  borderRadius: radius.card,
  backgroundColor: theme.tokens.surface,
  // In a narrow window the page itself scrolls, and the buttons stay at its lower edge.
  [theme.breakpoints.down('md')]: { height: 'auto', overflow: 'visible' },
  [theme.breakpoints.down('sm')]: { marginInline: -16, borderInline: 0, borderRadius: 0 },
}));
const Panel = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '&[hidden]': { display: 'none' },
});
const NoFile = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  padding: '8px 16px',
  color: theme.tokens.textMuted,
}));
const FilePanel = styled(Panel)({ height: '70dvh', minHeight: 360, flex: 'none' });

interface PreLaunchViewProps {
  readonly row: PreLaunch;
}

/** Why nothing can be typed: it is in the books already, or back at the desk. */
function Closed({ row }: { readonly row: PreLaunch }) {
  const { t } = useTranslation('financePreLaunch');
  if (row.situation === 'TO_RELEASE') return null;
  const released = row.situation === 'RELEASED';
  return (
    <Banner
      tone={released ? 'success' : 'neutral'}
      fact={released ? t('edit.released', { name: row.releasedBy }) : t('edit.returned')}
      text={released ? t('edit.releasedText') : row.returnReason}
    />
  );
}

/** The files of a document on one side, its entry on the other; in a narrow window in tabs. */
export function PreLaunchView({ row }: PreLaunchViewProps) {
  const { t } = useTranslation('financePreLaunch');
  const wide = useMedia('(min-width: 900px)');
  const idBase = useId();
  const [shelf] = useState(() => createBlobShelf(preLaunchService.getAttachment));
  const [file, setFile] = useState(0);
  const [part, setPart] = useState<'file' | 'entry'>('entry');
  const files = (
    <AttachmentPane
      attachments={row.attachments}
      chosen={file}
      onChoose={setFile}
      shelf={shelf}
      words={{
        label: t('files.label'),
        none: t('files.none'),
        noneText: t('files.noneText'),
        failed: t('files.failed'),
      }}
    />
  );
  const entry = <PreLaunchEntry row={row} notices={<Closed row={row} />} />;
  return (
    <Frame>
      {/* Without a file the entry takes the whole width: half a page that says 'no file' helps nobody. */}
      {row.attachments.length === 0 ? (
        <>
          <NoFile>{t('files.none')}</NoFile>
          {entry}
        </>
      ) : wide ? (
        <Split left={files} right={entry} />
      ) : (
        <>
          <CountTabs
            label={t('parts.label')}
            idBase={idBase}
            value={part}
            tabs={[
              { value: 'file', label: t('parts.file') },
              { value: 'entry', label: t('parts.entry') },
            ]}
            onChange={setPart}
          />
          {part === 'file' && <FilePanel {...panelProps(idBase, 'file')}>{files}</FilePanel>}
          {/* Stays while the file is in view: what is typed is not to be lost by looking elsewhere. */}
          <Panel {...panelProps(idBase, 'entry')} hidden={part !== 'entry'}>
            {entry}
          </Panel>
        </>
      )}
    </Frame>
  );
}
