import { z } from 'zod';

// The page's content security policy forbids eval, which Zod's JIT uses.
z.config({ jitless: true });
