/** Names and addresses shared by the pages, their script and the server. */

/** Desks: groups of recipients, each with its own settings for mail addresses and retention. */
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

/** Controls that a visitor doesn't see. They come first in the form, so that they arrive before a large file. */
export const HIDDEN = {
  /** `type=hidden`: the form's id, which is the name of its record in content/forms/. */
  form: 'form',
  /** `type=hidden`, printed without a value: the token. The server or the form's script fills it in. */
  token: 'token',
  /** `type=hidden`, printed on sites with several languages: the form's language tag. */
  language: 'language',
  /** `type=hidden`, printed: the address of the form's page, which shows it again after an error. */
  page: 'page',
  /** `type=hidden`, printed without a value: the referring page. The server or the script fills it in. */
  from: 'from',
  /**
   * A text field that no person sees or reaches (off screen, `tabindex=-1`, `autocomplete=off`, in an `aria-hidden`
   * parent). If it is filled in, the sender is a program.
   */
  honeypot: 'website',
} as const;

/** The value of the ticked consent box; also what a checkbox without a `value` sends. */
export const CONSENT_VALUE = 'on';

export const PATHS = {
  /** `POST` (multipart/form-data): receives a form. The `action` of every form. */
  enquiries: '/enquiries',
  /** `GET`: a fresh token as JSON, see TokenAnswer. */
  token: '/enquiries/token',
  /** The start of the addresses of share images, which other sites show with a link. */
  share: '/share/',
} as const;

/**
 * Attributes by which the build and the server find a form's parts, to show it again with its values and errors.
 *
 *     <form data-enquiry-form="enquiry" method="post" action="/enquiries" enctype="multipart/form-data">
 *       <div data-enquiry-summary="" tabindex="-1"></div>
 *       … <input id="enquiry-name" name="name" aria-describedby="enquiry-name-error" …>
 *         <p id="enquiry-name-error" data-enquiry-error="name"></p> …
 *
 * Both slots are printed empty, and CSS hides them with `:empty`. The server or the script fills the summary with
 * `<h3>title</h3><p>text</p><ul><li><a href="#enquiry-name">message</a></li>…</ul>`, and an error slot with plain text.
 * Controls are printed without `value` (except `option` and the form's id), `checked`, `selected` and `aria-invalid`,
 * which the server adds. Each control has an `id`, which the summary links to, and is described by its error slot.
 */
export const MARKERS = {
  /** On the `form` element, with the form's id as its value. */
  form: 'data-enquiry-form',
  /** On the empty element for the summary of errors, at the start of the form. */
  summary: 'data-enquiry-summary',
  /** On the empty element for a control's error, with the control's name as its value. */
  error: 'data-enquiry-error',
  /** On the paragraph of the thanks page that announces a mail. The server removes it if it has no mail server. */
  mailed: 'data-enquiry-mailed',
  /** On the span with the copyright years. The server keeps them up to date. */
  years: 'data-copyright-years',
} as const;

/** An attribute of the analytics script: the origins that it may send to, separated by spaces. */
export const CONNECTIONS = 'data-connections';
