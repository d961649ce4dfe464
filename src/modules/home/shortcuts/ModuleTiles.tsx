import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { MenuModule } from '@/domain/menu/menuTree';
import { typeStep } from '@/platform/theme/typography';
import { PinTile } from './PinTile';

interface ModuleTilesProps {
  readonly module: MenuModule;
  readonly pinned: ReadonlySet<number>;
  readonly wanted: ReadonlyMap<number, boolean>;
  readonly onToggle: (menuId: number) => void;
}

const Root = styled('section')({ '& + &': { marginTop: 24 } });
const Title = styled('h3')({ ...typeStep('cardTitle'), margin: '0 0 8px' });
const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/**
 * The pages of one module: first those that stand directly under it, then those under a second level; what is still on
 * the former site comes last.
 */
export function ModuleTiles({ module, pinned, wanted, onToggle }: ModuleTilesProps) {
  const titleId = useId();
  const pages = [
    ...module.leaves.map((leaf) => ({ leaf, group: '' })),
    ...module.groups.flatMap(({ name, leaves }) => leaves.map((leaf) => ({ leaf, group: name }))),
  ].toSorted((a, b) => Number(a.leaf.legacy) - Number(b.leaf.legacy));
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{module.name}</Title>
      <Grid>
        {pages.map(({ leaf, group }) => (
          <li key={leaf.id}>
            <PinTile
              leaf={leaf}
              group={group}
              pinned={wanted.get(leaf.id) ?? pinned.has(leaf.id)}
              busy={wanted.has(leaf.id)}
              onToggle={() => onToggle(leaf.id)}
            />
          </li>
        ))}
      </Grid>
    </Root>
  );
}
