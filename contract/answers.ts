/** The server's answers to a form, for its script. */
import type { z } from 'zod';
import type { FieldName } from './names.ts';
import type { enquiryTexts } from './texts.ts';

/** The reason why a form is shown again. */
export type AnswerReason = keyof z.infer<typeof enquiryTexts>['answers'];

/** The answer to `GET /enquiries/token`, always with status 200. */
export interface TokenAnswer {
  /** For the form's token field. */
  token: string;
}

/** The answer to `POST /enquiries` with `Accept: application/json` and status 201: stored. The client goes to `location`. */
export interface ReceivedAnswer {
  status: 'received';
  /** Path of the thanks page. */
  location: string;
}

/** The answer with any other status: not stored. The client keeps the form, shows the errors and inserts the new token. */
export interface RefusedAnswer {
  status: 'refused';
  reason: AnswerReason;
  /** The heading and the text of the summary. */
  title: string;
  text: string;
  /** Errors, in the order of the form; empty unless the reason is `invalid`. */
  errors: { field: FieldName; message: string }[];
  /** The token for the next attempt. */
  token: string;
}
