import type { AppProps } from "next/app";
import Head from "next/head";
import { SiteFooter } from "@/components/article/SiteFooter";
import { SiteHeader } from "@/components/article/SiteHeader";
import "@/styles/globals.css";

/** Header, page, footer. */
export default function App({ Component, pageProps }: AppProps) {
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      <a href="#main" className="skip-link">
        Skip to the text
      </a>
      <SiteHeader />
      <Component {...pageProps} />
      <SiteFooter />
    </>
  );
}
