import { z } from 'zod';
import { bare } from '../../../src/schema/walk.ts';
import { Choice } from './Choice.tsx';
import { type FieldProps, useForm } from './context.ts';
import { Frame, nameAt } from './Frame.tsx';
import { Group } from './Group.tsx';
import { Entries, List } from './List.tsx';
import { NumberField } from './NumberField.tsx';
import { Picked } from './Picked.tsx';
import { Logo, Picture } from './Picture.tsx';
import { Text } from './Text.tsx';

/** The control for any field of a schema. */
export function Field(props: FieldProps) {
  const { field, path, value, name = nameAt(path) } = props;
  const { set, records, anchors, pictures, screens, icons } = useForm();
  const { schema, meta } = bare(field);

  if (meta.reference) return <Choice {...props} options={records(meta.reference)} />;
  if (meta.sectionId) return <Choice {...props} options={anchors.map(asOption)} />;
  if (meta.plate) {
    const drawn = <Picked {...props} name="Drawn picture" options={pictures} />;
    return <Picture {...props} drawn={drawn} />;
  }
  if (meta.screen) {
    const drawn = <Choice {...props} name="Drawn screen" options={screens} />;
    return <Picture {...props} drawn={drawn} />;
  }
  if (meta.svgFile) return <Logo {...props} />;
  if (meta.icon) return <Picked {...props} options={icons} />;
  if (schema instanceof z.ZodEnum) {
    return <Choice {...props} options={schema.options.map((each) => asOption(String(each)))} />;
  }
  if (schema instanceof z.ZodArray) return <List {...props} schema={schema} name={name} />;
  if (schema instanceof z.ZodRecord) return <Entries {...props} schema={schema} />;
  if (schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion) {
    return <Group {...props} name={name} />;
  }
  if (schema instanceof z.ZodBoolean) {
    return (
      <Frame {...props} name={name}>
        {(control) => (
          <input
            {...control}
            type="checkbox"
            checked={value === true}
            onChange={(event) => set(path, event.target.checked)}
          />
        )}
      </Frame>
    );
  }
  if (schema instanceof z.ZodNumber) {
    return <NumberField {...props} />;
  }
  return <Text {...props} />;
}

const asOption = (value: string) => ({ value, label: value });
