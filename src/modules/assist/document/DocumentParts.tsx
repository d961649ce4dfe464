import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { Loading, SkeletonBlock } from '@/platform/ui/Skeletons';
import { EntryPane } from './EntryPane';
import { TalkPane } from './talk/TalkPane';

const Panel = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '&[hidden]': { display: 'none' },
});
const FilePanel = styled(Panel)({ height: '70dvh', minHeight: 360, flex: 'none' });

export type Part = 'file' | 'entry' | 'talk';

interface DocumentPartsProps {
  readonly part: Part;
  readonly onPart: (part: Part) => void;
  /** Where the file has no side of its own: the file, as one of the parts. */
  readonly file: ReactNode;
  /** What is entered; null until the form is due. */
  readonly entry: ComponentProps<typeof EntryPane> | null;
  readonly talk: ComponentProps<typeof TalkPane>;
}

/** The parts of a document at work in tabs: what is entered of it, what is said about it, in a narrow window its file. */
export function DocumentParts({ part, onPart, file, entry, talk }: DocumentPartsProps) {
  const { t } = useTranslation('assistDocument');
  const idBase = useId();
  const tabs = [
    ...(file ? [{ value: 'file' as const, label: t('parts.file') }] : []),
    { value: 'entry' as const, label: t('parts.entry') },
    { value: 'talk' as const, label: t('parts.talk'), count: talk.logs.length },
  ];
  return (
    <>
      <CountTabs label={t('parts.label')} idBase={idBase} value={part} tabs={tabs} onChange={onPart} />
      {file && part === 'file' && <FilePanel {...panelProps(idBase, 'file')}>{file}</FilePanel>}
      {/* Stays while another part is in view: what is typed is not to be lost by looking elsewhere. */}
      <Panel {...panelProps(idBase, 'entry')} hidden={part !== 'entry'}>
        {entry ? (
          <EntryPane {...entry} />
        ) : (
          <Loading>
            <SkeletonBlock height={320} style={{ margin: 16, width: 'auto' }} />
          </Loading>
        )}
      </Panel>
      {part === 'talk' && (
        <Panel {...panelProps(idBase, 'talk')}>
          <TalkPane {...talk} />
        </Panel>
      )}
    </>
  );
}
