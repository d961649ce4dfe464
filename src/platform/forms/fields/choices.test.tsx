import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AutocompleteField } from '@/platform/forms/fields/AutocompleteField';
import { RadioField } from '@/platform/forms/fields/RadioField';
import { SelectField } from '@/platform/forms/fields/SelectField';
import { CheckboxField, SwitchField } from '@/platform/forms/fields/ToggleField';
import type { OptionSearch } from '@/platform/forms/fields/useOptionSearch';
import { type LogSink, setLogSink } from '@/platform/log/log';
import { renderFields } from '@/platform/forms/testing/renderForm';

const CROPS = [
  { id: 1, name: 'Soja' },
  { id: 2, name: 'Milho' },
  { id: 3, name: 'Feijão' },
];
const combo = (name: string) => screen.getByRole('combobox', { name });
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

describe('select', () => {
  it('chooses an id and takes it back', async () => {
    const view = await renderFields(<SelectField name="crop" label="Cultura" options={CROPS} />, {
      crop: null,
    });
    await view.user.click(combo('Cultura'));
    await view.user.click(screen.getByRole('option', { name: 'Milho' }));
    expect(view.value('crop')).toBe(2);
    expect(combo('Cultura')).toHaveTextContent('Milho');
    await view.user.click(combo('Cultura'));
    await view.user.click(screen.getByRole('option', { name: 'Nenhum' }));
    expect(view.value('crop')).toBeNull();
  });

  it('offers no way out of a required choice', async () => {
    const view = await renderFields(<SelectField name="crop" label="Cultura" options={CROPS} required />, {
      crop: 1,
    });
    await view.user.click(combo('Cultura'));
    expect(screen.queryByRole('option', { name: 'Nenhum' })).not.toBeInTheDocument();
  });

  it('preselects and locks a single option', async () => {
    const view = await renderFields(
      <SelectField name="crop" label="Cultura" options={CROPS.slice(0, 1)} lockSingle />,
      { crop: null },
    );
    expect(view.value('crop')).toBe(1);
    expect(combo('Cultura')).toHaveAccessibleDescription('Única opção disponível');
    await view.user.click(combo('Cultura'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('keeps showing a chosen record that the list no longer holds', async () => {
    const view = await renderFields(
      <SelectField name="crop" label="Cultura" options={CROPS} current={{ id: 9, name: 'Trigo' }} />,
      { crop: 9 },
    );
    expect(combo('Cultura')).toHaveTextContent('Trigo');
    expect(view.value('crop')).toBe(9);
  });

  it('says that options are on their way, or did not arrive', async () => {
    const retry = vi.fn<() => void>();
    const view = await renderFields(
      <>
        <SelectField name="crop" label="Cultura" options={[]} loading />
        <SelectField name="farm" label="Fazenda" options={[]} failed onRetry={retry} />
      </>,
      { crop: null, farm: null },
    );
    await view.user.click(combo('Cultura'));
    expect(screen.getByRole('option')).toHaveTextContent('Carregando…');
    await view.user.keyboard('{Escape}');
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar as opções.');
    await view.user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

describe('autocomplete', () => {
  it('finds without accents and case, and keeps the id', async () => {
    const view = await renderFields(<AutocompleteField name="crop" label="Cultura" options={CROPS} />, {
      crop: null,
    });
    await view.user.type(combo('Cultura'), 'FEIJAO');
    await view.user.click(screen.getByRole('option', { name: 'Feijão' }));
    expect(view.value('crop')).toBe(3);
    expect(combo('Cultura')).toHaveValue('Feijão');
    await view.user.clear(combo('Cultura'));
    expect(view.value('crop')).toBeNull();
  });

  it('says when nothing is found, and when there is nothing', async () => {
    const view = await renderFields(
      <>
        <AutocompleteField name="crop" label="Cultura" options={CROPS} />
        <AutocompleteField name="farm" label="Fazenda" options={[]} />
      </>,
      { crop: null, farm: null },
    );
    await view.user.type(combo('Cultura'), 'uva');
    expect(screen.getByText('Não encontrado')).toBeVisible();
    await view.user.click(combo('Fazenda'));
    expect(screen.getByText('Nenhuma opção')).toBeVisible();
  });

  it('shows ten suggestions at most', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: index, name: `Talhão ${index}` }));
    const view = await renderFields(<AutocompleteField name="plot" label="Talhão" options={many} />, {
      plot: null,
    });
    await view.user.click(combo('Talhão'));
    expect(options()).toHaveLength(10);
    await view.user.type(combo('Talhão'), '2');
    expect(options()[0]).toHaveTextContent('Talhão 2');
  });

  it('preselects and locks a single option', async () => {
    const view = await renderFields(
      <AutocompleteField name="crop" label="Cultura" options={CROPS.slice(0, 1)} lockSingle />,
      { crop: null },
    );
    expect(view.value('crop')).toBe(1);
    expect(combo('Cultura')).toHaveValue('Soja');
    expect(combo('Cultura')).toHaveAccessibleDescription('Única opção disponível');
    await view.user.type(combo('Cultura'), 'x');
    expect(combo('Cultura')).toHaveValue('Soja');
  });

  it('asks the server when the typing rests, aborts the older question and remembers answers', async () => {
    const signals: AbortSignal[] = [];
    const search = vi.fn<OptionSearch<number>>((query, signal) => {
      signals.push(signal);
      if (query === 'mi') return new Promise(() => undefined);
      return Promise.resolve(CROPS.filter((crop) => crop.name.toLowerCase().includes(query)));
    });
    const view = await renderFields(<AutocompleteField name="crop" label="Cultura" search={search} />, {
      crop: null,
    });
    await view.user.click(combo('Cultura'));
    await waitFor(() => expect(options()).toHaveLength(3));
    await view.user.type(combo('Cultura'), 'mi');
    await waitFor(() => expect(search).toHaveBeenLastCalledWith('mi', expect.any(AbortSignal)));
    await view.user.type(combo('Cultura'), 'l');
    await waitFor(() => expect(signals[1]?.aborted).toBe(true));
    expect(await screen.findByRole('option', { name: 'Milho' })).toBeVisible();
    expect(search.mock.calls.map(([query]) => query)).toEqual(['', 'mi', 'mil']);
    await view.user.clear(combo('Cultura'));
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(search).toHaveBeenCalledTimes(3);
  });

  it('offers to ask again after a failure', async () => {
    const search = vi.fn<OptionSearch<number>>();
    const logged = vi.fn<LogSink>();
    setLogSink(logged);
    search.mockRejectedValueOnce(new Error('500')).mockResolvedValue(CROPS);
    const view = await renderFields(<AutocompleteField name="crop" label="Cultura" search={search} />, {
      crop: null,
    });
    await view.user.click(combo('Cultura'));
    await view.user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await view.user.click(combo('Cultura'));
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'option search failed' }));
  });

  it('names a chosen record it has not searched for', async () => {
    await renderFields(
      <AutocompleteField
        name="crop"
        label="Cultura"
        search={() => Promise.resolve([])}
        current={{ id: 9, name: 'Trigo' }}
      />,
      { crop: 9 },
    );
    expect(combo('Cultura')).toHaveValue('Trigo');
  });
});

describe('switch, checkbox, radio', () => {
  it('turn on and off', async () => {
    const view = await renderFields(
      <>
        <SwitchField name="active" label="Ativo" />
        <CheckboxField name="agree" label="Concordo" />
      </>,
      { active: false, agree: null },
    );
    await view.user.click(screen.getByRole('switch', { name: 'Ativo' }));
    await view.user.click(screen.getByRole('checkbox', { name: 'Concordo' }));
    expect(view.form().getValues()).toEqual({ active: true, agree: true });
  });

  it('do not move when they are read-only', async () => {
    const view = await renderFields(<SwitchField name="active" label="Ativo" readOnly />, { active: true });
    await view.user.click(screen.getByRole('switch', { name: 'Ativo' }));
    expect(view.value('active')).toBe(true);
  });

  it('choose an id among a few', async () => {
    const view = await renderFields(<RadioField name="crop" label="Cultura" options={CROPS} />, {
      crop: null,
    });
    const group = screen.getByRole('radiogroup', { name: 'Cultura' });
    await view.user.click(within(group).getByRole('radio', { name: 'Milho' }));
    expect(view.value('crop')).toBe(2);
    act(() => view.form().setError('crop', { message: 'Escolha.' }));
    expect(group).toHaveAccessibleDescription('Escolha.');
  });

  it('of a few that did not arrive say so, and are requested again', async () => {
    const retry = vi.fn<() => void>();
    const field = <RadioField name="crop" label="Cultura" options={[]} failed onRetry={retry} />;
    const view = await renderFields(field, { crop: null });
    const group = screen.getByRole('radiogroup', { name: 'Cultura' });
    expect(group).toHaveAccessibleDescription(/^Não foi possível carregar as opções\./);
    await view.user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
