import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { CardStrip } from '@/platform/cards/CardStrip';
import { FilterButton } from '@/platform/filters/FilterButton';
import { DataTable } from '@/platform/grid/DataTable';
import { sampleBulkActions, sampleFilters, sampleRowActions } from '@/platform/grid/gallery/sampleActions';
import { sampleColumns } from '@/platform/grid/gallery/sampleColumns';
import { type SampleRow, sampleRows } from '@/platform/grid/gallery/sampleRows';
import { galleryCards, galleryStates, words } from '@/platform/grid/gallery/sampleWords';
import { useGridState, useLocalGridState } from '@/platform/grid/useGridState';
import { toast } from '@/platform/ui/toast';

const Section = styled('section')({ margin: '0 0 32px' });
const open = (row: SampleRow) => toast({ tone: 'info', text: row.customer });

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Section>
      <h2>{name}</h2>
      {children}
    </Section>
  );
}

function Whole() {
  const grid = useGridState('gallery');
  const rows = useMemo(() => sampleRows(135), []);
  return (
    <>
      <FilterButton
        floating
        specs={sampleFilters}
        filters={grid.query.filters}
        onFilters={(filters) => grid.setQuery({ filters })}
      />
      <DataTable
        grid={grid}
        label={words.list}
        columns={sampleColumns}
        rows={rows}
        status="ready"
        filters={sampleFilters}
        rowActions={sampleRowActions}
        bulkActions={sampleBulkActions}
        onOpen={open}
        search={words.search}
      />
    </>
  );
}

function State({ state }: { readonly state: (typeof galleryStates)[number] }) {
  const grid = useLocalGridState(`gallery.${state.name}`, { search: state.search ?? '' });
  const rows = useMemo(() => sampleRows(state.rows), [state.rows]);
  return (
    <DataTable
      grid={grid}
      label={state.name}
      columns={sampleColumns}
      rows={rows}
      status={state.status}
      error={state.error ?? null}
      onRetry={() => toast({ tone: 'info', text: state.name })}
      emptyState={{ title: words.emptyTitle, text: words.emptyText }}
      height="content"
    />
  );
}

/** Grid, filters and cards in every state, for the eyes, the keyboard and axe. */
export function GridGallery() {
  return (
    <>
      <Part name={words.cards}>
        <CardStrip
          id="gallery"
          label={words.cards}
          base="/galeria"
          selected="comunidades"
          cards={galleryCards}
        />
      </Part>
      <Part name={words.list}>
        <Whole />
      </Part>
      {galleryStates.map((state) => (
        <Part key={state.name} name={state.name}>
          <State state={state} />
        </Part>
      ))}
    </>
  );
}
