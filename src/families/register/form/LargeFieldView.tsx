import type { FieldValues } from 'react-hook-form';
import { ColourField } from '@/platform/forms/fields/ColourField';
import { DateRangeField } from '@/platform/forms/fields/DateRangeField';
import { FileField } from '@/platform/forms/fields/FileField';
import { IconField } from '@/platform/forms/fields/IconField';
import { ImageField } from '@/platform/forms/fields/ImageField';
import { MultiSelectField } from '@/platform/forms/fields/MultiSelectField';
import { RichTextField } from '@/platform/forms/fields/RichTextField';
import { TreeField } from '@/platform/forms/fields/TreeField';
import type { OptionSource } from '@/platform/forms/options';
import type { LargeKind } from '../registerFields';
import type { RegisterTexts } from '../registerTexts';
import type { CommonField } from './commonField';
import { RowsFieldView } from './RowsFieldView';

interface LargeFieldViewProps<Values extends FieldValues> {
  readonly field: LargeKind<Values>;
  readonly common: CommonField;
  readonly values: Values;
  readonly options: OptionSource;
  readonly texts: RegisterTexts;
}

/** A field that takes room of its own. It and what it is made of come with the first form that has one. */
export function LargeFieldView<Values extends FieldValues>(props: LargeFieldViewProps<Values>) {
  const { field, common, values, options, texts } = props;
  switch (field.kind) {
    case 'dateRange':
      return <DateRangeField {...common} presets={field.presets} {...field.limits?.(values)} />;
    case 'multiSelect':
      return (
        <MultiSelectField
          {...common}
          {...options}
          inView={field.inView}
          search={field.search}
          current={field.current?.(values)}
        />
      );
    case 'tree': {
      const { Nodes } = field;
      return <Nodes values={values}>{(nodes) => <TreeField {...common} nodes={nodes} />}</Nodes>;
    }
    case 'richText':
      return <RichTextField {...common} />;
    case 'colour':
      return <ColourField {...common} />;
    case 'icon': {
      const icons = Object.entries(field.icons).map(([id, icon]) => ({
        id,
        icon,
        name: texts.option(common.name, id),
      }));
      return <IconField {...common} icons={icons} />;
    }
    case 'image':
      return <ImageField {...common} maxBytes={field.maxBytes} round={field.round} />;
    case 'file': {
      const { accept, max, maxBytes, maxSeconds, upload } = field;
      return <FileField {...common} {...{ accept, max, maxBytes, maxSeconds, upload }} />;
    }
    case 'rows':
      return <RowsFieldView field={field} common={common} values={values} texts={texts} />;
  }
}
