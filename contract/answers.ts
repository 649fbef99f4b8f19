import type { FieldName } from './names.ts';
import type { AnswerReason } from './texts.ts';

/** `GET /enquiries/token`, always with 200. */
export interface TokenAnswer {
  /** Goes into the form's token field. */
  token: string;
  /** Milliseconds for which it can be used, from now on. */
  lifetime: number;
}

/** `POST /enquiries` with `Accept: application/json`, status 201: stored. The client goes to `location`. */
export interface ReceivedAnswer {
  status: 'received';
  /** Path of the page that thanks. */
  location: string;
}

/** The same with any other status: not stored. The client keeps the form, shows this and puts the new token into it. */
export interface RefusedAnswer {
  status: 'refused';
  reason: AnswerReason;
  /** The heading and the text of the summary. */
  title: string;
  text: string;
  /** What is wrong, in the order of the form; empty unless the reason is `invalid`. */
  errors: { field: FieldName; message: string }[];
  /** To send the form with next time. */
  token: string;
}
