/** Names and addresses that the pages, their script and the service agree on. */

/** The `id` of a form: the name of its record in content/forms/. */
export type FormId = string;

/** Who receives what a form brings, and for how long it is kept: settings of the service for each. */
export const DESKS = ['enquiries', 'careers'] as const;
export type Desk = (typeof DESKS)[number];

/** The controls a visitor may fill in, in the order in which forms show them; each form has some of them. */
export const FIELD_NAMES = [
  'name',
  'company',
  'email',
  'phone',
  'looking-for',
  'position',
  'link',
  'when',
  'hear-about',
  'message',
  'attachment',
  'consent',
] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** Controls that a visitor doesn't see. They stand first in the form, so that they arrive before a large file. */
export const HIDDEN = {
  /** `type=hidden`: which form this is, a FormId as its value. */
  form: 'form',
  /** `type=hidden`, printed without a value: the token, filled in by the service or by the form's script. */
  token: 'token',
  /** `type=hidden`, printed on sites with several languages: that of the form, by its tag. */
  language: 'language',
  /** `type=hidden`, printed: the address of the page that the form stands on, on which it is shown again. */
  page: 'page',
  /** `type=hidden`, printed without a value: the page the visitor came from, filled in by the service or the script. */
  from: 'from',
  /**
   * A text field that no person sees or reaches (off screen, `tabindex=-1`, `autocomplete=off`, in an `aria-hidden`
   * parent): what fills it in is a program.
   */
  honeypot: 'website',
} as const;

/** The value of the ticked consent box; also what a checkbox without a `value` sends. */
export const CONSENT_VALUE = 'on';

/** Addresses. */
export const PATHS = {
  /** `POST` (multipart/form-data): receives a form. The `action` of every form. */
  enquiries: '/enquiries',
  /** `GET`: a fresh token as JSON, see TokenAnswer. */
  token: '/enquiries/token',
  /** Begins the addresses of the pictures that other sites show beside a link. */
  share: '/share/',
} as const;

/**
 * What the service looks for in a built page, to show the form again with what was typed and what is wrong.
 *
 *     <form data-enquiry-form="enquiry" method="post" action="/enquiries" enctype="multipart/form-data">
 *       <div data-enquiry-summary="" tabindex="-1"></div>
 *       … <input id="enquiry-name" name="name" aria-describedby="enquiry-name-error" …>
 *         <p id="enquiry-name-error" data-enquiry-error="name"></p> …
 *
 * Both slots are printed empty and hidden by CSS with `:empty`. In the summary the service (and the script alike) puts
 * `<h3>title</h3><p>text</p><ul><li><a href="#enquiry-name">message</a></li>…</ul>`, in an error slot plain text.
 * Controls are printed without `value` (but for `option` and the form's id), `checked`, `selected` and `aria-invalid`:
 * the service adds them. Each control has an `id`, which the summary links to, and is described by its error slot.
 */
export const MARKERS = {
  /** On the `form` element, with the form's id as its value. */
  form: 'data-enquiry-form',
  /** On the empty element at the start of the form that takes the summary of errors. */
  summary: 'data-enquiry-summary',
  /** On the empty element beside a control that takes its error, with the control's name as its value. */
  error: 'data-enquiry-error',
  /** On the paragraph of the thanks that speaks of a mail. The service takes it out while it has no mail server. */
  mailed: 'data-enquiry-mailed',
  /** On the span of the years of the copyright. The server writes them anew, where a site has gone untouched. */
  years: 'data-copyright-years',
} as const;

/** An attribute of the script of analytics: the origins that it may send to, with spaces between them. */
export const CONNECTIONS = 'data-connections';
