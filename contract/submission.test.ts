import { expect, test } from 'vitest';
import { WORDS } from '../tests/fixtures/site.ts';
import { fieldsOf } from './form-record.ts';
import { MAX_LENGTH } from './limits.ts';
import { controlAttributes, submissionSchema } from './submission.ts';

const { enquiry, application, call } = WORDS.forms;
if (!enquiry || !application || !call) throw new Error('the fixture has these forms');

const valid = {
  name: 'Ada',
  company: 'Engines',
  email: 'ada@example.com',
  phone: '',
  'looking-for': 'web-development',
  message: 'Hello',
  'hear-about': '',
  position: '',
  link: '',
  when: 'Tuesday',
  consent: 'on',
};

test('HTML attributes and schema agree on lengths and required fields', () => {
  for (const form of Object.values(WORDS.forms)) {
    const schema = submissionSchema(form);
    const good = { ...valid, 'looking-for': form.fields['looking-for']?.options[0]?.value ?? '' };
    expect(schema.safeParse(good).success).toBe(true);
    for (const { name, required, maxLength } of Object.values(controlAttributes(form))) {
      if (name === 'attachment' || !fieldsOf(form).includes(name)) continue;
      expect(schema.safeParse({ ...good, [name]: '' }).success, name).toBe(!required);
      if (maxLength === undefined || name === 'email') continue;
      expect(schema.safeParse({ ...good, [name]: 'a'.repeat(maxLength) }).success).toBe(true);
      expect(schema.safeParse({ ...good, [name]: 'a'.repeat(maxLength + 1) }).success).toBe(false);
    }
  }
});

test('a line break counts as one character, as in browsers', () => {
  const schema = submissionSchema(enquiry);
  const message = `${'a\r\n'.repeat(MAX_LENGTH.message / 2 - 1)}a`;
  expect(schema.parse({ ...valid, message }).message).toBe(message.replaceAll('\r', ''));
});

test('control characters are removed', () => {
  const schema = submissionSchema(enquiry);
  const parsed = schema.parse({ ...valid, name: 'A\u0000d\u001ba\r\nB', message: 'a\u0007\tb\rc' });
  expect([parsed.name, parsed.message]).toEqual(['A d a B', 'a\tb\nc']);
});

test('a form accepts only the fields of its record', () => {
  expect(fieldsOf(call)).toEqual(['name', 'email', 'when', 'message', 'consent']);
  const taken = submissionSchema(call).parse({ ...valid, company: 'x'.repeat(500) });
  expect(taken).toMatchObject({ when: 'Tuesday', company: '', 'looking-for': '' });
});

test('the file picker offers the types that the form accepts', () => {
  expect(controlAttributes(application).attachment.accept).toBe('.pdf');
  const { accept } = controlAttributes(enquiry).attachment;
  expect(accept).toBe('.pdf,.docx,.xlsx,.pptx,.odt,.txt,.png,.jpg,.jpeg,.webp');
});
