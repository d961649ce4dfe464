import FormLabel from '@mui/material/FormLabel';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '@/platform/forms/FieldFrame';
import type { ControlProps } from '@/platform/forms/fieldProps';
import { TextControl } from '@/platform/forms/fields/TextField';
import {
  groupsOf,
  keyed,
  type KeyedNode,
  leavesOf,
  searched,
  tickedKeys,
  type TreeNode,
} from '@/platform/forms/fields/treeNodes';
import type { Id } from '@/platform/forms/options';
import { radius } from '@/platform/theme/tokens';

export interface TreeControlProps extends ControlProps<readonly Id[]> {
  readonly nodes: readonly TreeNode[];
}

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 12,
  marginBottom: 8,
});
const Box = styled('div')(({ theme }) => ({
  maxHeight: 320,
  overflow: 'auto',
  border: `1px solid ${theme.tokens.borderStrong}`,
  borderRadius: radius.control,
  padding: 4,
  '& .MuiTreeItem-content': { minHeight: theme.density.name === 'comfortable' ? theme.density.row : 28 },
  // The tick says it; a tint behind most of the lines would only be noise.
  '& .MuiTreeItem-content[data-selected]:not(:hover, [data-focused])': { backgroundColor: 'transparent' },
  '&[data-fixed="true"]': { borderColor: theme.tokens.border },
}));

/** A tree to tick. A group is ticked, half ticked or not by what is under it; the value is the ids of the leaves. */
export function TreeControl(props: TreeControlProps) {
  const { label, value, onChange, nodes, readOnly = false } = props;
  const { t } = useTranslation('forms');
  const id = useId();
  const [query, setQuery] = useState('');
  const tree = useMemo(() => keyed(nodes), [nodes]);
  const [expanded, setExpanded] = useState<readonly string[]>(() => tree.map((node) => node.key));

  const chosen = useMemo(() => new Set(value ?? []), [value]);
  const shown = useMemo(() => searched(tree, query), [tree, query]);
  const ticked = useMemo(() => tickedKeys(shown, chosen), [shown, chosen]);
  const all = useMemo(() => leavesOf(tree), [tree]);
  const disabled = (props.disabled ?? false) || Boolean(props.disabledReason);
  const fixed = readOnly || disabled;

  /** What the search hides keeps its tick. */
  const tick = (isTicked: (leaf: KeyedNode) => boolean) => {
    if (fixed) return;
    const inView = new Set(leavesOf(shown).map((leaf) => leaf.key));
    onChange(
      all
        .filter((leaf) => (inView.has(leaf.key) ? isTicked(leaf) : chosen.has(leaf.id)))
        .map((leaf) => leaf.id),
    );
  };
  return (
    <FieldFrame {...props} id={id} unlabelled>
      <Head>
        <FormLabel id={`${id}-label`}>{label}</FormLabel>
        <Typography variant="caption" aria-live="polite">
          {t('tree.chosen', { chosen: all.filter((leaf) => chosen.has(leaf.id)).length, all: all.length })}
        </Typography>
        {!fixed && (
          <>
            <Link component="button" type="button" variant="caption" onClick={() => tick(() => true)}>
              {t('tree.all')}
            </Link>
            <Link component="button" type="button" variant="caption" onClick={() => tick(() => false)}>
              {t('tree.none')}
            </Link>
          </>
        )}
      </Head>
      <TextControl
        bare
        type="search"
        label={t('tree.search', { label })}
        placeholder={t('tree.search', { label })}
        value={query}
        onChange={(text) => setQuery(text ?? '')}
        inputRef={props.inputRef}
        disabled={disabled}
      />
      <Box sx={{ mt: 1 }} data-fixed={fixed}>
        {shown.length === 0 && <Typography sx={{ p: 1 }}>{t('options.notFound')}</Typography>}
        <RichTreeView
          items={shown}
          getItemId={(node) => node.key}
          getItemLabel={(node) => node.name}
          getItemChildren={(node) => [...node.children]}
          isItemDisabled={() => disabled}
          aria-labelledby={`${id}-label`}
          multiSelect
          checkboxSelection
          selectionPropagation={{ parents: true, descendants: true }}
          selectedItems={ticked}
          onSelectedItemsChange={(_, keys) => {
            const next = new Set(keys);
            tick((leaf) => next.has(leaf.key));
          }}
          onItemClick={(event, key) => {
            // The words of a leaf tick it as its box does; those of a group open and close it.
            const leaf = all.find((one) => one.key === key);
            const onBox = event.target instanceof Element && event.target.closest('.MuiTreeItem-checkbox');
            if (leaf && !onBox) tick((one) => (one === leaf) !== chosen.has(one.id));
          }}
          expandedItems={query.trim() ? groupsOf(shown).map((node) => node.key) : [...expanded]}
          onExpandedItemsChange={(_, keys) => setExpanded(keys)}
        />
      </Box>
    </FieldFrame>
  );
}
