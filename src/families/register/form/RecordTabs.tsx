import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useAddressValues } from '@/platform/routing/useAddressValues';
import type { RowId } from '@/platform/store/resourceState';
import { CountTabs, panelProps } from '@/platform/ui/CountTabs';
import { lazyOnce } from '../lazyOnce';
import type { RegisterTexts } from '../registerTexts';
import type { RecordTab } from '../registerTypes';

const TAB = 'aba';
const FORM = 'form';
const BASE = 'registro';

const panelOf = ({ Panel }: { Panel: ComponentType<{ readonly id: RowId }> }) => Panel;

interface RecordTabsProps {
  readonly register: { readonly tabs?: readonly RecordTab[] };
  readonly texts: RegisterTexts;
  /** Null while the record is new: there is nothing about it elsewhere. */
  readonly id: RowId | null;
  /** The form. It stays behind the other tabs, so that nothing typed is lost. */
  readonly children: ReactNode;
}

/** The tabs of a record's page, kept in the address; the form alone where the register has none. */
export function RecordTabs({ register, texts, id, children }: RecordTabsProps) {
  const { tabs = [] } = register;
  const { text, set } = useAddressValues();
  const wanted = tabs.find((tab) => tab.id === text(TAB));
  const Panel = wanted ? lazyOnce(wanted.load, panelOf) : null;
  const shown = tabs.length > 0 && id !== null;
  const value = wanted?.id ?? FORM;
  const change = (next: string) => set({ [TAB]: next === FORM ? null : next });
  // The form keeps its place in the tree with and without tabs: one that is put elsewhere is loaded anew.
  return (
    <>
      {shown && (
        <CountTabs
          idBase={BASE}
          label={texts.text('edit')}
          value={value}
          tabs={[FORM, ...tabs.map((tab) => tab.id)].map((one) => ({ value: one, label: texts.tab(one) }))}
          onChange={change}
        />
      )}
      <div
        {...(shown ? { ...panelProps(BASE, FORM), hidden: value !== FORM, style: { marginTop: 16 } } : {})}
      >
        {children}
      </div>
      {shown && Panel && (
        <div {...panelProps(BASE, value)} style={{ marginTop: 16 }}>
          <Suspense fallback={null}>
            <Panel key={id} id={id} />
          </Suspense>
        </div>
      )}
    </>
  );
}
