import { z } from 'zod';

// The page's content security policy lets no text become code.
z.config({ jitless: true });
