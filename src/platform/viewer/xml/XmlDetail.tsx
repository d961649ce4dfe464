import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { XmlElement } from '@/platform/format/xml/parseXml';
import { monoFamily } from '@/platform/theme/tokens';
import { typeStep } from '@/platform/theme/typography';
import { IconAction } from '@/platform/ui/IconAction';
import { toast } from '@/platform/ui/toast';
import type { TreeRow } from '@/platform/viewer/xml/treeRows';

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  flex: 'none',
  maxHeight: 120,
  overflow: 'auto',
  padding: '6px 4px 6px 12px',
  borderTop: `1px solid ${theme.tokens.border}`,
  backgroundColor: theme.tokens.surfaceSunken,
  '& > div': { flex: 1, minWidth: 0, paddingTop: 2, overflowWrap: 'anywhere' },
}));
const Path = styled('p')(({ theme }) => ({
  ...typeStep('caption'),
  margin: 0,
  color: theme.tokens.textMuted,
}));
const Value = styled('p')({
  margin: '2px 0 0',
  fontFamily: monoFamily,
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
});

/** The names from the root to an element. */
function pathTo(id: string, root: XmlElement): string {
  let element = root;
  const names = [root.name];
  for (const place of id.split('.').slice(1)) {
    const next = element.children[Number(place)];
    if (!next) break;
    element = next;
    names.push(element.name);
  }
  return names.join(' / ');
}

/** Where the chosen element stands and its whole text, which a line of the tree may cut. */
export function XmlDetail({ row, root }: { readonly row: TreeRow; readonly root: XmlElement }) {
  const { t } = useTranslation('viewer');
  const { text } = row.element;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', text: t('xml.copied') });
    } catch {
      toast({ tone: 'danger', text: t('xml.notCopied') });
    }
  };
  return (
    <Foot>
      <div>
        <Path>{pathTo(row.id, root)}</Path>
        {text && <Value>{text}</Value>}
      </div>
      {text && (
        <IconAction label={t('xml.copy')} icon={<ContentCopyOutlined />} onClick={() => void copy()} />
      )}
    </Foot>
  );
}
