import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { printElement, printText } from '@/platform/export/printPages';
import type { XmlElement } from '@/platform/format/xml/parseXml';
import { ViewerBar } from '@/platform/viewer/parts/ViewerBar';
import { XmlDetail } from '@/platform/viewer/xml/XmlDetail';
import { XmlSearch } from '@/platform/viewer/xml/XmlSearch';
import { XmlTree } from '@/platform/viewer/xml/XmlTree';
import { useXmlTree } from '@/platform/viewer/xml/useXmlTree';

/** Shows an XML in words of its trade; null when it is of no kind that it knows. */
export type Readable = (xml: { readonly text: string; readonly root: XmlElement }) => ReactNode;

interface XmlPaneProps {
  readonly name: string;
  readonly blob: Blob;
  readonly text: string;
  readonly root: XmlElement;
  readonly readable?: Readable | undefined;
}

const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: 16,
  backgroundColor: theme.tokens.surface,
}));

/** An XML as its trade reads it, where somebody knows how, and as a tree. */
export function XmlPane({ name, blob, text, root, readable }: XmlPaneProps) {
  const { t } = useTranslation('viewer');
  const tree = useXmlTree(root);
  const words = readable?.({ text, root }) ?? null;
  const [asTree, setAsTree] = useState(false);
  const showsWords = words !== null && !asTree;
  const page = useRef<HTMLDivElement>(null);
  const print = () =>
    void (showsWords && page.current ? printElement(name, page.current) : printText(name, text));
  return (
    <>
      <ViewerBar name={name} blob={blob} onPrint={print}>
        {words !== null && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('xml.views')}
            value={asTree ? 'tree' : 'words'}
            onChange={(_, next: 'tree' | 'words' | null) => next && setAsTree(next === 'tree')}
          >
            <ToggleButton value="words">{t('xml.readable')}</ToggleButton>
            <ToggleButton value="tree">{t('xml.tree')}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </ViewerBar>
      {showsWords ? (
        <Scroller tabIndex={0} role="region" aria-label={t('xml.readableOf', { name })}>
          <div ref={page}>{words}</div>
        </Scroller>
      ) : (
        <>
          <XmlSearch tree={tree} />
          <XmlTree label={t('xml.treeOf', { name })} tree={tree} />
          {tree.activeRow && <XmlDetail row={tree.activeRow} root={root} />}
        </>
      )}
    </>
  );
}
