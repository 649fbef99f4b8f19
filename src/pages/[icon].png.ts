import type { APIRoute, GetStaticPaths } from 'astro';
import { iconPng } from '../frame/icon-png.ts';

/** The icons for home screens and the manifest. */
export const getStaticPaths = (() => [
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, maskable: false } },
  { params: { icon: 'icon-192' }, props: { size: 192, maskable: false } },
  { params: { icon: 'icon-512' }, props: { size: 512, maskable: false } },
  { params: { icon: 'icon-maskable' }, props: { size: 512, maskable: true } },
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ size: number; maskable: boolean }> = async ({ props }) =>
  new Response(await iconPng(props.size, props.maskable));
